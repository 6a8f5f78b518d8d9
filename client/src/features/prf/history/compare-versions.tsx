import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Button, Checkbox } from 'antd';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import { comparedAs, versionLabel, type HistoryLine } from './history-words';
import styles from './history.module.css';
import { PastDifferences } from './past-differences';

interface CompareVersionsProps {
  readonly number: string;
  readonly lines: readonly HistoryLine[];
  readonly section: PrfSectionKey | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Loads older lines. Left out if all are here. */
  readonly onMore?: () => void;
  readonly onChoose: (choice: { from?: string; to?: string }) => void;
}

const isVersion = ({ kind }: HistoryLine): boolean =>
  kind === 'WROTE' || kind === 'SIGNED' || kind === 'AMENDED';

/** Any two versions of the record, or of one section of it, field by field. */
export function CompareVersions({
  number,
  lines,
  section,
  from,
  to,
  onMore,
  onChoose,
}: CompareVersionsProps) {
  const [isWhole, setWhole] = useState(false);
  const versions = lines.filter(isVersion);
  const options = versions.map((line) => ({ value: line.key, label: versionLabel(line) }));
  const earlier = versions.find(({ key }) => key === from);
  const later = versions.find(({ key }) => key === to);
  const compared = earlier && later ? comparedAs(earlier, later, section) : null;
  // The versions belong to two sections, with no state of the record between them.
  const isOneMoment = compared?.section === null && earlier !== later && earlier?.at === later?.at;
  const isWanting = (from !== undefined && !earlier) || (to !== undefined && !later);
  // The version in an address may be further back than the first page.
  const loadOlder = useEffectEvent(() => onMore?.());
  useEffect(() => {
    if (isWanting) loadOlder();
  }, [isWanting, lines.length]);
  const withOlder = (menu: ReactElement) => (
    <>
      {menu}
      {onMore ? (
        <Button type="link" block onClick={onMore}>
          Load older versions
        </Button>
      ) : null}
    </>
  );
  return (
    <section className="prf-card" aria-labelledby="prf-compare">
      <h2 id="prf-compare" className="prf-card-title">
        Two versions side by side
      </h2>
      <div className={styles.choice}>
        <FormField id="prf-compare-from" label="Earlier version">
          <Choice
            id="prf-compare-from"
            placeholder="Choose a version"
            value={earlier?.key ?? null}
            options={options}
            popupRender={withOlder}
            onChange={(key: string) => {
              onChoose({ from: key });
            }}
          />
        </FormField>
        <FormField id="prf-compare-to" label="Later version">
          <Choice
            id="prf-compare-to"
            placeholder="Choose a version"
            value={later?.key ?? null}
            options={options}
            popupRender={withOlder}
            onChange={(key: string) => {
              onChoose({ to: key });
            }}
          />
        </FormField>
      </div>
      {isOneMoment ? (
        <p className="prf-quiet">
          Both were recorded at the same time. Compare two versions of one section to see what changed in it.
        </p>
      ) : compared ? (
        <>
          <Checkbox
            checked={isWhole}
            onChange={(event) => {
              setWhole(event.target.checked);
            }}
          >
            Also show what has not changed
          </Checkbox>
          <PastDifferences
            number={number}
            marks={compared.marks}
            names={['Earlier', 'Later']}
            section={compared.section}
            isWhole={isWhole}
            label="The two versions"
          />
        </>
      ) : null}
    </section>
  );
}
