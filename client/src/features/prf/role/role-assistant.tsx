import { CheckCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import {
  assessRole,
  ROLE_ROUTE_LABELS,
  type RoleFlag,
  type RoleFlags,
} from '@sideline/schema/clinical/role-of-life-extinct';
import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { useFacts, useView } from '../prf-context';
import type { RecordView } from '../record-view';

const flagLabel = (flag: RoleFlag): string => (fieldAt('ROLE', flag)?.label ?? flag).toLowerCase();

/** 'asystole on the monitor and …, or checked: no pulse and no breathing' */
const inWords = (alternatives: readonly (readonly RoleFlag[])[]): string =>
  alternatives.map((flags) => flags.map(flagLabel).join(' and ')).join(', or ');

const warningsOf = (view: RecordView) => view.questions().filter(({ code }) => code === 'ROLE');

/** Which route is met, or what the nearest one still needs. It warns and never decides (clinical section 5). */
export function RoleAssistant() {
  const facts = useFacts();
  const flags = (facts.data['ROLE'] ?? {}) as RoleFlags;
  const { route, met, nearest, missing } = assessRole(flags);
  const warnings = useView(warningsOf);
  return (
    <div
      className="prf-callout"
      data-tone={warnings.length > 0 ? 'warning' : route ? 'success' : undefined}
      role="status"
    >
      {route ? (
        <p className="prf-callout-title">
          <CheckCircleFilled aria-hidden="true" />{' '}
          {met.map((one) => `Route ${one}: ${ROLE_ROUTE_LABELS[one]}`).join('; ')}
        </p>
      ) : nearest ? (
        <>
          <p className="prf-callout-title">
            <InfoCircleFilled aria-hidden="true" /> No route is met. The nearest is {nearest}:{' '}
            {ROLE_ROUTE_LABELS[nearest]}
          </p>
          <p>Still missing:</p>
          <ul className="prf-lines">
            {missing.map((item) => (
              <li key={inWords(item)}>{inWords(item)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <InfoCircleFilled aria-hidden="true" /> Tick what was found. You will see here which route is met,
          or what the nearest route still needs.
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning.message}>
          <WarningFilled aria-hidden="true" /> {warning.message}
        </p>
      ))}
    </div>
  );
}
