import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { stopRun } from '../api/actions.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Icon } from '../ui/icon.tsx';

/** Ends a run early, once that is confirmed. */
export function StopButton({ runId }: { runId: string }) {
  const { api } = useSignedIn();
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => stopRun(api, runId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['run', runId] }),
  });
  return (
    <DialogTrigger onOpenChange={() => stop.reset()}>
      <ActionButton>
        <Icon name="stop" />
        Stop
      </ActionButton>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog" role="alertdialog">
            {({ close }) => (
              <>
                <Heading slot="title">Stop this run?</Heading>
                <p>The step that runs now is ended. The best version so far is published with its report.</p>
                {stop.error && <Failure error={stop.error} />}
                <div className="dialog-foot">
                  <ActionButton autoFocus onPress={close}>
                    Let it go on
                  </ActionButton>
                  <ActionButton
                    kind="danger"
                    isPending={stop.isPending}
                    onPress={() => stop.mutate(undefined, { onSuccess: close })}
                  >
                    {stop.isPending ? 'Stopping…' : 'Stop the run'}
                  </ActionButton>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
