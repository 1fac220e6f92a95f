import { beginForge } from '../../core/agents/forge/begin.ts';
import { rateForgeAfter, rateForgeBefore } from '../../core/agents/forge/rate.ts';
import { superviseForge } from '../../core/agents/forge/supervise.ts';
import { takeSuite } from '../../core/agents/forge/take-suite.ts';
import { takeIn } from '../../core/agents/intake.ts';
import { publish } from '../../core/agents/publisher.ts';
import type { ForgeRun, ForgeSuite, InspectedFile } from '../../core/contracts/index.ts';
import type { TierAvailability } from '../../core/policy/tiers.ts';
import { forgeRun } from './forge.ts';
import { inspectedFile } from './inspection.ts';
import { noSource, onlyBuiltin, RunHarness } from './run-harness.ts';

export const ANALYSIS = {
  files: [],
  syntax_ok: true,
  lint_issue_count: 0,
  complexity: 1,
  without_assertion: 0,
  tools: [],
};

/** A run of forge on a store in memory; the workbench is played by writing its results. */
export class ForgeHarness extends RunHarness {
  take(files: Record<string, string>, more: object = {}, available: TierAvailability = onlyBuiltin) {
    const request = { source: { files }, owner: this.run.owner, ...more };
    return takeIn(this.context, noSource, available, { run_id: this.run.run_id, request, workflow: 'forge' });
  }

  /** Intake, inspection, and the tests that are there. */
  async start(
    more: object = {},
    available: TierAvailability = onlyBuiltin,
    before?: ForgeRun,
    files: Record<string, string> = { 'a.py': 'def f():\n    return 1\n' },
    inspected: Partial<InspectedFile> = {},
  ) {
    await this.take(files, more, available);
    await this.inspected([inspectedFile('a.py', inspected)]);
    const none = forgeRun({ tests: [], coverage: 0, mutation: null });
    await this.answer(this.keys.forgeBefore, 'forge_run', before ?? none);
    return beginForge(this.context, this.run);
  }

  /** A round of the builtin engine, from its suite to the supervisor's word. */
  async forge(round: number, suite: ForgeSuite | undefined, run: ForgeRun) {
    const keys = this.keys.forge(round);
    if (suite) await this.answer(keys.generated, 'forge_generate', suite);
    await this.settle(round, run);
    return superviseForge(this.context, this.run, round);
  }

  /** Takes the suite of a round, has it analysed, rated, run and rated. */
  async settle(round: number, run: ForgeRun) {
    const keys = this.keys.forge(round);
    await takeSuite(this.context, this.run, round);
    await this.answer(keys.analysis, 'forge_static', ANALYSIS);
    await rateForgeBefore(this.context, this.run, round);
    await this.answer(keys.run, 'forge_run', run);
    await rateForgeAfter(this.context, this.run, round);
  }

  end(more: { mutationScript?: () => string } = {}) {
    return publish(this.context, { run: this.run, workflow: 'forge', ...more });
  }
}
