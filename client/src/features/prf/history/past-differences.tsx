import { PRF_SECTION_KEYS, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { diffSection } from '@sideline/schema/prf/record/diff';
import { Failure } from '../../../components/ui/failure';
import { useQuery } from '../../../lib/apollo-hooks';
import { DifferenceList } from '../differences/difference-list';
import { storedData } from '../stored-data';
import { PRF_STATES_QUERY, type Mark, type PastState } from './states-query';
import { recordZone } from '../record-clock';

interface PastDifferencesProps {
  readonly number: string;
  /** The earlier and the later state. */
  readonly marks: readonly [Mark, Mark];
  readonly names: readonly [before: string, after: string];
  /** For only one section; null for the whole record. */
  readonly section: PrfSectionKey | null;
  /** Also show what is the same in both. */
  readonly isWhole?: boolean;
  readonly label: string;
}

/** Two past states of a record side by side. */
export function PastDifferences({
  number,
  marks,
  names,
  section,
  isWhole = false,
  label,
}: PastDifferencesProps) {
  const { data, error, refetch } = useQuery(PRF_STATES_QUERY, {
    variables: { customPrfId: number, marks },
    fetchPolicy: 'no-cache',
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  const [before, after] = data?.prfStates ?? [];
  if (!before || !after)
    return (
      <p className="prf-quiet" role="status">
        Reading both versions…
      </p>
    );
  const differences = differencesOf(before, after, section, isWhole);
  return differences.length === 0 ? (
    <p className="prf-quiet">The two versions are the same{section === null ? '' : ' in this section'}.</p>
  ) : (
    <DifferenceList differences={differences} names={names} label={label} isOfOneSection={section !== null} />
  );
}

const differencesOf = (
  before: PastState,
  after: PastState,
  section: PrfSectionKey | null,
  isWhole: boolean,
) => {
  const called = new Map([...before.names, ...after.names].map(({ id, name }) => [id, name]));
  const options = { timeZone: recordZone(), isWhole, nameOf: (_to: string, id: string) => called.get(id) };
  return (section === null ? PRF_SECTION_KEYS : [section]).flatMap((key) =>
    diffSection(key, storedData(before.data[key]), storedData(after.data[key]), options),
  );
};
