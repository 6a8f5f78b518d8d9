import {
  isWriteScope,
  READ_SCOPES,
  SCOPE_ACTIONS,
  SCOPE_DOMAIN_LABELS,
  SCOPE_DOMAINS,
  scopeOf,
  type TokenScope,
} from '@sideline/schema/scopes';
import { Button, Checkbox } from 'antd';
import styles from './tokens.module.css';

interface ScopeTableProps {
  readonly id: string;
  readonly value: readonly TokenScope[];
  readonly onChange: (scopes: readonly TokenScope[]) => void;
}

const ACTION_LABELS = { read: 'Read', write: 'Write' } as const;

/** The areas that a token may access, each to read or to write. */
export function ScopeTable({ id, value, onChange }: ScopeTableProps) {
  const toggle = (scope: TokenScope, isChosen: boolean) =>
    onChange(isChosen ? [...value, scope] : value.filter((one) => one !== scope));
  const writes = value.filter(isWriteScope);
  return (
    <div id={id} role="group" aria-label="Can access" tabIndex={-1} className={styles.scopes}>
      <div className={styles.scopeTools}>
        <Button onClick={() => onChange([...READ_SCOPES, ...writes])}>Read everything</Button>
        <Button disabled={value.length === 0} onClick={() => onChange([])}>
          Clear all
        </Button>
      </div>
      <ul className={styles.scopeList}>
        {SCOPE_DOMAINS.map((domain) => (
          <li key={domain} className={styles.scopeRow}>
            <span>{SCOPE_DOMAIN_LABELS[domain]}</span>
            <span className={styles.scopeBoxes}>
              {SCOPE_ACTIONS.map((action) => {
                const scope = scopeOf(domain, action);
                const label = ACTION_LABELS[action];
                return (
                  <Checkbox
                    key={action}
                    checked={value.includes(scope)}
                    onChange={({ target }) => toggle(scope, target.checked)}
                    aria-label={`${label}: ${SCOPE_DOMAIN_LABELS[domain]}`}
                  >
                    {label}
                  </Checkbox>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
