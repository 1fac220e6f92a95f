import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StepView } from '../../../core/contracts/api/runs.ts';
import { STATES, type StateName } from '../../../core/workflows/state-names.ts';
import { GRAPH_FILE, graphText } from '../../../web/generate-graph.ts';
import { drawLoop } from '../../../web/graph/draw-loop.ts';
import { edgeKey, progressOf } from '../../../web/src/graph/progress-of.ts';

const GRAPH = drawLoop();

function step(state: StateName, round: number, status: StepView['status'] = 'done'): StepView {
  return { state, step: state, status, round, entered_at: '2026-01-01T00:00:00Z', left_at: null };
}

describe('the drawing of the loop', () => {
  it('is the one of the state machine as it is now (npm run graph)', () => {
    expect(readFileSync(GRAPH_FILE, 'utf8')).toBe(graphText());
  });

  it('has a node for every state', () => {
    const nodes = new Set(GRAPH.nodes.map(({ id }) => id));
    for (const state of Object.values(STATES)) expect(nodes, state).toContain(GRAPH.shown_as[state]);
  });

  it('leads from the first state to every other, and back up for the next round only', () => {
    const reached = new Set<string>([STATES.intake]);
    for (const from of reached) {
      for (const edge of GRAPH.edges) if (edge.from === from) reached.add(edge.to);
    }
    expect([...reached].sort()).toEqual(GRAPH.nodes.map(({ id }) => id).sort());
    expect(GRAPH.edges.filter((edge) => edge.back).map((edge) => edge.to)).toEqual([
      STATES.doModelsJoin,
      STATES.doModelsJoin,
    ]);
  });

  it('draws nothing over another', () => {
    for (const [index, a] of GRAPH.nodes.entries()) {
      for (const b of GRAPH.nodes.slice(index + 1)) {
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
