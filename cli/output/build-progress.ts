import { z } from 'zod';
import { BUILD_STATES } from '../../core/workflows/build-state-names.ts';
import type { StateEvent } from '../runs/executions.ts';
import { readOutput } from './run-facts.ts';
import { type Progress, progressTo, StepProgress } from './step-progress.ts';

/** What a judge's state tells of the attempt that follows. */
const NextSchema = z.object({ task: z.string().optional(), tier: z.object({ name: z.string() }).optional() });

const LEADING = new Set<string>([BUILD_STATES.takePlan, BUILD_STATES.judge, BUILD_STATES.weigh]);

/** The progress of a run of build: a line a step, with its task. */
export function openBuildProgress(silent: boolean): Progress {
  return progressTo(silent, (live) => new BuildProgress(live));
}

/** Tells the steps of a run of build as they go by. */
export class BuildProgress extends StepProgress {
  private task = '';
  private tier = '';

  protected liveText(step: string): string {
    const where = [step, this.task, this.tier ? `tier ${this.tier}` : '', `$${this.cost.toFixed(4)}`];
    return where.filter(Boolean).join(' | ');
  }

  protected place(): string {
    return this.task;
  }

  protected override after(event: StateEvent): readonly string[] {
    const next = LEADING.has(event.state) ? readOutput(event, NextSchema) : undefined;
    this.task = next?.task ?? this.task;
    this.tier = next?.tier?.name ?? this.tier;
    return [];
  }
}
