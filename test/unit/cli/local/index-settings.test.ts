import { describe, expect, it } from 'vitest';
import { indexSettingsOf } from '../../../../cli/local/index-settings.ts';

describe('the settings of package indexes', () => {
  it('are those of uv, then those of pip, and nothing else', () => {
    const environment = {
      PIP_INDEX_URL: 'https://pip.example/simple',
      PIP_CERT: '/certs/pip.pem',
      UV_DEFAULT_INDEX: 'https://uv.example/simple',
      AWS_SECRET_ACCESS_KEY: 'secret',
      GOOGLE_API_KEY: 'secret',
    };
    expect(indexSettingsOf(environment)).toEqual({
      UV_DEFAULT_INDEX: 'https://uv.example/simple',
      SSL_CERT_FILE: '/certs/pip.pem',
    });
    expect(indexSettingsOf({ UV_INDEX: '  ' })).toEqual({});
  });
});
