import './start.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { startRun } from '../api/actions.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Failure } from '../ui/failure.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { type Draft, EMPTY_DRAFT, materialOf } from './material.ts';
import { MaterialPicker } from './material-picker.tsx';
import { DEFAULT_OPTIONS, optionsOf, problemsOf } from './options.ts';
import { OptionsForm } from './options-form.tsx';

/** Starts a run from a zip, from pasted text, or from a sample. */
export default function StartPage() {
  const { api } = useSignedIn();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const [sent, setSent] = useState<number | null>(null);
  const [told, setTold] = useState(false);
  // The same key goes with every try of one action; whatever changes what is asked makes it another action.
  const idempotencyKey = useRef<string | null>(null);

  const problems = problemsOf(options);
  const material = materialOf(draft);
  const start = useMutation({
    mutationFn: async () => {
      if ('problem' in material) throw new Error(material.problem);
      idempotencyKey.current ??= crypto.randomUUID();
      const key = idempotencyKey.current;
      return startRun(api, { material, options: optionsOf(options), idempotencyKey: key, onProgress: setSent });
    },
    onSuccess: (runId) => {
      void client.invalidateQueries({ queryKey: ['runs'] });
      navigate(`/runs/${encodeURIComponent(runId)}`);
    },
    onSettled: () => setSent(null),
  });

  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      idempotencyKey.current = null;
      start.reset();
      set(value);
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (!('problem' in material) && Object.keys(problems).length === 0 && !start.isPending) start.mutate();
  };

  return (
    <form className="start" onSubmit={submit} noValidate>
      <PageTitle>New run</PageTitle>
      <MaterialPicker draft={draft} onChange={changed(setDraft)} />
      <OptionsForm options={options} problems={problems} onChange={changed(setOptions)} />
      {told && 'problem' in material && (
        <p role="alert" className="note note-bad">
          {material.problem}
        </p>
      )}
      {start.error && <Failure error={start.error} />}
      <div className="start-foot">
        <ActionButton kind="primary" type="submit" isPending={start.isPending}>
          {start.isPending ? 'Starting…' : 'Start the run'}
        </ActionButton>
        <p role="status" className="muted">
          {sent !== null && sent < 1 ? `Uploading: ${Math.round(sent * 100)} %` : ''}
          {sent === null && !('problem' in material) ? material.told : ''}
        </p>
      </div>
    </form>
  );
}
