import type { BuildView } from '../../../core/contracts/build-state.ts';
import './build.css';
import { Icon } from '../ui/icon.tsx';

/** The goal of a run of build, its tasks with how each went, and what was committed. */
export function BuildTasks({ build, live }: { build: BuildView; live: boolean }) {
  return (
    <>
      <p className="build-goal">{build.goal}</p>
      {build.tasks.length === 0 ? (
        <p className="muted">{live ? 'The goal is being planned.' : 'There is no plan: nothing was built.'}</p>
      ) : (
        <TaskTable build={build} live={live} />
      )}
      {build.commit !== null && (
        <p className="build-place">
          Committed on <code>{build.branch}</code>, <code>{build.commit.slice(0, 10)}</code>{' '}
          <span className="muted">of plan {build.plan_id}</span>
        </p>
      )}
      <List title="Packages that the code would need: not installed" lines={build.dependencies} />
      <List title="Warnings" lines={build.warnings} />
    </>
  );
}

function TaskTable({ build, live }: { build: BuildView; live: boolean }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Title</th>
          <th scope="col">Passed</th>
          <th scope="col" className="number">
            Attempts
          </th>
          <th scope="col">Tier</th>
        </tr>
      </thead>
      <tbody>
        {build.tasks.map((task, index) => (
          <tr key={task.id}>
            <th scope="row">{task.id}</th>
            <td className="build-title">{task.title}</td>
            <td>
              <Outcome status={task.status} pending={waiting(live, index === build.current)} />
            </td>
            <td className="number">{task.attempts}</td>
            <td>{task.tier || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is said of a task that has neither passed nor failed. */
function waiting(live: boolean, current: boolean): string {
  if (!live) return 'not begun';
  return current ? 'at work' : 'not yet';
}

function Outcome({ status, pending }: { status: BuildView['tasks'][number]['status']; pending: string }) {
  if (status === 'pending') return <span className="muted">{pending}</span>;
  const passed = status === 'passed';
  return (
    <span className={passed ? 'outcome good' : 'outcome bad'}>
      <Icon name={passed ? 'check' : 'cross'} />
      {passed ? 'yes' : 'no'}
    </span>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="build-list">{title}</h3>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
