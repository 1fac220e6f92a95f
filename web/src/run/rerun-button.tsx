import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { rerun } from '../api/actions.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Icon } from '../ui/icon.tsx';

/** Starts the same run again and goes to it. */
export function RerunButton({ runId }: { runId: string }) {
  const { api } = useSignedIn();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const key = useRef(crypto.randomUUID());
  const again = useMutation({
    mutationFn: () => rerun(api, runId, key.current),
    onSuccess: (next) => {
      void client.invalidateQueries({ queryKey: ['runs'] });
      navigate(`/runs/${encodeURIComponent(next)}`);
    },
  });
  return (
    <>
      <ActionButton onPress={() => again.mutate()} isPending={again.isPending}>
        <Icon name="again" />
        {again.isPending ? 'Starting…' : 'Run again'}
      </ActionButton>
      {again.error && <Failure error={again.error} />}
    </>
  );
}
