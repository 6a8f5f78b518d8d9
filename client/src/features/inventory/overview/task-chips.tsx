import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { numberText } from '../../../lib/formats';
import { whenIdle } from '../../../lib/when-idle';
import { useStockTasksQuery } from './overview.generated';
import styles from './task-chips.module.css';
import { CHIPS } from './task-figures';

/** Whether the open page is the list that a chip links to, whatever other filters it has. */
const isAt = (path: string, at: { readonly pathname: string; readonly search: string }): boolean => {
  const to = new URL(path, location.origin);
  const open = new URLSearchParams(at.search);
  return (
    to.pathname === at.pathname && [...to.searchParams].every(([name, value]) => open.get(name) === value)
  );
};

/**
 * Stock tasks, each with its count and a link to its list. They are at the top of every stock list (screens section 10).
 */
export function TaskChips() {
  const at = useLocation();
  // The list itself loads first.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data, error } = useStockTasksQuery({ fetchPolicy: 'cache-and-network', skip: !isIdle });
  const tasks = data?.stockTasks;
  const shown = CHIPS.filter(({ task }) => (tasks?.[task] ?? 0) > 0);
  const current = shown.findLast(({ path }) => isAt(path, at));
  return (
    <nav className={styles['tasks']} aria-label="To do in stock" aria-busy={tasks === undefined && !error}>
      {tasks === undefined ? null : shown.length === 0 ? (
        <span className={styles['none']}>Nothing needs doing in stock.</span>
      ) : (
        <ul>
          {shown.map((figure) => (
            <li key={figure.task}>
              <Link to={figure.path} aria-current={figure === current ? 'page' : undefined}>
                {figure.label} <strong>{numberText(tasks[figure.task] ?? 0)}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
