import type { DrugEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { OTHER_DRUG } from '@sideline/schema/prf/catalogue/formulary';
import { isHeldBack } from '@sideline/schema/prf/record/format';
import { Skeleton } from 'antd';
import { lazyPart } from '../../../components/ui/lazy-part';
import { takenFromStock } from '../../../components/record-stock/usable-lot';
import type { EntryFootProps } from '../fields/entry-editor';
import { useView } from '../prf-context';
import { eventIn } from './event-in';

const LotChoice = lazyPart(() => import('../../../components/record-stock/lot-choice'), {
  lost: 'The lots could not be loaded. Enter the lot under More, or try again.',
  fallback: <Skeleton active title={false} paragraph={{ rows: 2 }} />,
});

/** The lot that our own dose was drawn from. A lot that was entered by hand stays as it is, under 'More'. */
export function DrugLot({ entryId, entry, onChange }: EntryFootProps) {
  const eventId = useView(eventIn);
  const drug = entry as unknown as DrugEntry;
  const { drug_name: name, batch } = drug;
  const isTaken = takenFromStock(batch) !== null;
  const isByHand = !isTaken && (batch?.lot != null || batch?.expiry != null);
  const isOurs = drug.is_before_arrival !== true && !isHeldBack(entry);
  if (name == null || isByHand || (!isOurs && !isTaken)) return null;
  return (
    <LotChoice
      drug={name}
      named={name === OTHER_DRUG ? (drug.drug_name_other ?? '') : null}
      eventId={eventId}
      entryId={entryId}
      batch={batch}
      onChange={(next) => {
        onChange({ batch: next });
      }}
    />
  );
}
