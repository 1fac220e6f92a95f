import { Link } from 'wouter';
import { Empty } from './empty.tsx';
import { PageTitle } from './page-title.tsx';

/** For addresses that name no page. */
export function NotFound() {
  return (
    <>
      <PageTitle>No such page</PageTitle>
      <Empty title="There is nothing at this address.">
        <Link href="/">Go to the list of runs</Link>
      </Empty>
    </>
  );
}
