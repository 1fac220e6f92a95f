import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StepView } from '../../../core/contracts/api/runs.ts';
import { BUILD_STATES } from '../../../core/workflows/build-state-names.ts';
import { FORGE_STATES } from '../../../core/workflows/forge-state-names.ts';
import { STATES, type StateName } from '../../../core/workflows/state-names.ts';
import { DRAWINGS, graphText } from '../../../web/generate-graph.ts';
import { drawLoop } from '../../../web/graph/draw-loop.ts';
import { edgeKey, progressOf } from '../../../web/src/graph/progress-of.ts';

const GRAPH = drawLoop(DRAWINGS.refactor.machine());
const FORGE = drawLoop(DRAWINGS.forge.machine());
const BUILD = drawLoop(DRAWINGS.build.machine());
const ALL = [
  ['refactor', GRAPH, Object.values(STATES), [STATES.doModelsJoin, STATES.doModelsJoin]],
  ['forge', FORGE, Object.values(FORGE_STATES), [FORGE_STATES.whoWrites]],
  ['build', BUILD, Object.values(BUILD_STATES), [BUILD_STATES.whoPlans, BUILD_STATES.whoCodes, BUILD_STATES.whoCodes]],
] as const;

function step(state: StateName, round: number, status: StepView['status'] = 'done'): StepView {
  return { state, step: state, status, round, entered_at: '2026-01-01T00:00:00Z', left_at: null };
}

describe.each(ALL)('the drawing of the loop of %s', (workflow, graph, states, back) => {
  it('is the one of the state machine as it is now (npm run graph)', () => {
    expect(readFileSync(DRAWINGS[workflow].file, 'utf8')).toBe(graphText(workflow));
  });

  it('has a node for every state', () => {
    const nodes = new Set(graph.nodes.map(({ id }) => id));
    for (const state of states) expect(nodes, state).toContain(graph.shown_as[state]);
  });

  it('leads from the first state to every other, and back up for the next round only', () => {
    const reached = new Set<string>([STATES.intake]);
    for (const from of reached) {
      for (const edge of graph.edges) if (edge.from === from) reached.add(edge.to);
    }
    expect([...reached].sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
    expect(graph.edges.filter((edge) => edge.back).map((edge) => edge.to)).toEqual(back);
  });

  it('draws nothing over another', () => {
    for (const [index, a] of graph.nodes.entries()) {
      for (const b of graph.nodes.slice(index + 1)) {
        const apart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });
});

describe('a run on the drawing', () => {
  it('is where its running step is, after the ways that it took', () => {
    const steps = [step(STATES.intake, 0), step(STATES.isUsable, 0), step(STATES.inspect, 0, 'running')];
    const progress = progressOf(GRAPH, steps);
    expect([...progress.current]).toEqual([STATES.inspect]);
    expect([...progress.taken]).toEqual([edgeKey(STATES.intake, STATES.inspect)]);
    expect(progress).toMatchObject({ round: 0, told: STATES.inspect });
  });

  it('waits in the step that it waits for', () => {
    const steps = [step(STATES.fixModel, 2), step(STATES.mustFixWait, 2), step(STATES.waitToFix, 2, 'running')];
    const progress = progressOf(GRAPH, steps);
    expect([...progress.current]).toEqual([STATES.fixModel]);
    expect([...progress.taken]).toEqual([]);
    expect(progress.round).toBe(2);
  });

  it('marks the steps that failed, and is nowhere once it ended', () => {
    const progress = progressOf(GRAPH, [
      step(STATES.verify, 1, 'failed'),
      step(STATES.recordError, 1),
      step(STATES.publish, 1),
    ]);
    expect([...progress.failed]).toEqual([STATES.verify]);
    expect(progress.current.size).toBe(0);
    expect(progress.told).toBeNull();
  });
});
