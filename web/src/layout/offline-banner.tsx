import { Icon } from '../ui/icon.tsx';
import { useReachable } from './reachability.ts';

/** Says that what is shown may be old. The region is always there, so that its text is announced. */
export function OfflineBanner() {
  const reachable = useReachable();
  return (
    <div role="status" className={reachable ? undefined : 'banner'}>
      {!reachable && (
        <>
          <Icon name="offline" />
          {navigator.onLine
            ? 'The server cannot be reached. You see what was known last; trying again…'
            : 'You are offline. You see what was known last; trying again…'}
        </>
      )}
    </div>
  );
}
