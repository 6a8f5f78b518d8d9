import { sectionsWithRowIds } from '@sideline/schema/prf/record/row-ids';
import type { AlertBasis, AlertReason } from '@sideline/schema/prf/rules/alerts';
import type { Escalation } from '@sideline/schema/prf/rules/escalation';
import type { PrfAlertBand } from '../prf.types.js';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfState } from '@sideline/schema/prf/record/states';

/** A record read back from a signature's sealed content: an earlier version as it was, whatever the tables hold now. */

/** The parts of what `prf-seal` wrote that are read back. Absent means null: the canonical text leaves nulls out. */
export interface SealedRecord {
  readonly sections?: Readonly<Record<string, { readonly version: number; readonly data: SectionData }>>;
  readonly alerts?: readonly SealedAlert[];
  readonly crew?: readonly { readonly staffId: string; readonly name: string }[];
}

interface SealedAlert {
  readonly entryId: string;
  readonly total: number;
  readonly band: PrfAlertBand;
  /** Absent for a complete score, and in content sealed before other kinds existed. */
  readonly basis?: AlertBasis;
  readonly reasons?: readonly AlertReason[];
  readonly escalation?: Escalation;
  readonly raisedAt: string;
  readonly action?: string;
  readonly actionedBy?: string;
  readonly actionedAt?: string;
  readonly clearedAt?: string;
}

/** With ids for rows that were signed before they had any. */
export const sealedWithRowIds = (prfId: string, sealed: SealedRecord): SealedRecord =>
  sealed.sections === undefined
    ? sealed
    : { ...sealed, sections: sectionsWithRowIds(prfId, sealed.sections) };

/** The sections as sealed, without the seal's own facts about them. */
export const sealedData = ({ sections }: SealedRecord): Readonly<Record<string, SectionData>> =>
  Object.fromEntries(Object.entries(sections ?? {}).map(([key, { data }]) => [key, data]));

const moment = (text: string | undefined): string | null =>
  text === undefined ? null : new Date(text).toISOString();

interface Standing {
  readonly id: string;
  readonly status: PrfState;
  readonly sections: Readonly<
    Record<
      string,
      { readonly version: number; readonly updatedAt: string | null; readonly updatedBy: string | null }
    >
  > | null;
  readonly signature: { readonly revision: number; readonly signedAt: string } | null;
  readonly alerts:
    | readonly {
        readonly entryId: string;
        readonly total: number;
        readonly occurredAt: string | null;
        readonly actionRecordedAt: string | null;
      }[]
    | null;
}

/** The parts of a record that come from that version. */
export const asSealed = (row: Standing, sealed: SealedRecord) => {
  const signedAt = row.signature?.signedAt ?? '';
  return {
    status: row.status === 'void' || row.signature?.revision !== 1 ? row.status : ('completed' as const),
    sections: Object.fromEntries(
      Object.entries(sealed.sections ?? {}).map(([key, section]) => {
        const now = row.sections?.[key];
        // The history knows who wrote last before that.
        const isSince = now === undefined || now.version !== section.version;
        return [
          key,
          {
            ...section,
            updatedAt: isSince ? null : now.updatedAt,
            updatedBy: isSince ? null : now.updatedBy,
          },
        ];
      }),
    ),
    alerts: (sealed.alerts ?? []).map(({ entryId, total, band, ...alert }) => ({
      prfId: row.id,
      entryId,
      total,
      band,
      basis: alert.basis ?? ('score' as const),
      reasons: [...(alert.reasons ?? [])],
      escalation: alert.escalation ?? null,
      occurredAt: row.alerts?.find((one) => one.entryId === entryId)?.occurredAt ?? null,
      raisedAt: moment(alert.raisedAt) ?? signedAt,
      action: alert.action ?? null,
      actionedBy: alert.actionedBy ?? null,
      actionedAt: moment(alert.actionedAt),
      actionRecordedAt:
        row.alerts?.find((one) => one.entryId === entryId && one.total === total)?.actionRecordedAt ?? null,
      clearedAt: moment(alert.clearedAt),
    })),
  };
};
