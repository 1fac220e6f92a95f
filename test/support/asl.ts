import jsonata from 'jsonata';

type State = Record<string, unknown> & { Type: string };
type Calls = (name: string, payload: unknown) => Promise<unknown>;

/** Executes definitions whose tasks call functions by the optimised integration: no waits, no retries. */
export class Execution {
  private readonly variables: Record<string, unknown> = {};
  private readonly call: Calls;
  private readonly context: object;

  constructor(call: Calls, context: object) {
    this.call = call;
    this.context = context;
  }

  /** Goes from the first state to the end; returns the name of the last one. */
  async run({ StartAt, States }: { StartAt: string; States: Record<string, State> }, input: unknown): Promise<string> {
    let [name, at] = [StartAt, input];
    for (;;) {
      const state = States[name] as State;
      const [next, output] = await this.enter(state, at);
      if (next === undefined) return name;
      [name, at] = [next, output];
    }
  }

  private async enter(state: State, input: unknown): Promise<[next: string | undefined, output: unknown]> {
    const scope = { states: { input, context: this.context } };
    switch (state.Type) {
      case 'Task': {
        const { FunctionName, Payload } = state.Arguments as { FunctionName: string; Payload: unknown };
        const result = { Payload: await this.call(FunctionName, await this.value(Payload, scope)) };
        const after = { states: { ...scope.states, result } };
        const output = await this.value(state.Output, after);
        await this.assign(state.Assign, after);
        return [state.Next as string, output];
      }
      case 'Map': {
        const items = (await this.value(state.Items, scope)) as unknown[];
        const { StartAt, States } = state.ItemProcessor as { StartAt: string; States: Record<string, State> };
        for (const item of items) await this.enter(States[StartAt] as State, item);
        return [state.Next as string, { inspected: items.length }];
      }
      case 'Choice': {
        for (const rule of state.Choices as Record<string, unknown>[]) {
          if (!(await this.value(rule.Condition, scope))) continue;
          await this.assign(rule.Assign, scope);
          return [rule.Next as string, input];
        }
        await this.assign(state.Assign, scope);
        return [state.Default as string, input];
      }
      case 'Pass':
        await this.assign(state.Assign, scope);
        return [state.Next as string, input];
      default:
        return [undefined, input];
    }
  }

  private async assign(what: unknown, scope: object): Promise<void> {
    Object.assign(this.variables, what ? await this.value(what, scope) : {});
  }

  /** A value with every expression in it computed. */
  private async value(template: unknown, scope: object): Promise<unknown> {
    if (typeof template === 'string' && /^\{%.*%\}$/s.test(template)) {
      const found = await jsonata(template.slice(2, -2)).evaluate({}, { ...this.variables, ...scope });
      return found === undefined ? undefined : JSON.parse(JSON.stringify(found));
    }
    if (Array.isArray(template)) return Promise.all(template.map((one) => this.value(one, scope)));
    if (typeof template !== 'object' || template === null) return template;
    const entries = Object.entries(template).map(async ([key, one]) => [key, await this.value(one, scope)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }
}
