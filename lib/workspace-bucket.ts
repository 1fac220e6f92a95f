import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ENVIRONMENTS_PREFIX, INCOMING_PREFIX, INDEX_PREFIX, UPLOADS_PREFIX } from '../core/store/keys.ts';
import { KEPT } from './kept-log.ts';

export interface WorkspaceBucketProps {
  /** @default 90 days */
  readonly keepRuns?: Duration;
}

/** The one bucket of the product: uploads and runs. Kept when the stack is deleted. */
export class WorkspaceBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: WorkspaceBucketProps = {}) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      eventBridgeEnabled: true,
      // For the web page. An origin opens nothing here: what counts is the signature of each link and form.
      cors: [
        {
          allowedOrigins: ['*'],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ['*'],
          maxAge: 3600,
        },
      ],
      removalPolicy: KEPT,
      lifecycleRules: [
        { id: 'runs', prefix: 'runs/', expiration: props.keepRuns ?? Duration.days(90) },
        { id: 'index', prefix: INDEX_PREFIX, expiration: props.keepRuns ?? Duration.days(90) },
        { id: 'environments', prefix: ENVIRONMENTS_PREFIX, expiration: Duration.days(30) },
        { id: 'uploads', prefix: UPLOADS_PREFIX, expiration: Duration.days(7) },
        { id: 'incoming', prefix: INCOMING_PREFIX, expiration: Duration.days(7) },
        {
          id: 'leftovers',
          noncurrentVersionExpiration: Duration.days(14),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }
}
