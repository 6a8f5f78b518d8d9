import { LIMITS } from '@sideline/schema/limits';
import { formatDate } from '@sideline/schema/prf/record/format';
import type { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.js';
import { badInput } from '../../../platform/errors.js';
import { refuseBackwardDays } from '../../../platform/http/period.js';
import { streamPdf } from '../../../platform/export/pdf.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { drugRegisterPdf } from './drug-register-pdf.js';
import type { DrugRegisterService } from './drug-register.service.js';
import { readRegisterLines } from './drug-register.hot.js';

export interface RegisterFile {
  readonly fileName: string;
  readonly content: Readable;
}

export interface WantedRegister {
  readonly itemId: string;
  readonly locationId: string;
  /** YYYY-MM-DD, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Registers on paper. */
export class DrugRegisterPaperService {
  readonly #audit: AuditService;
  readonly #settings: ProviderSettingsService;
  readonly #registers: DrugRegisterService;

  constructor(deps: {
    readonly audit: AuditService;
    readonly settings: ProviderSettingsService;
    readonly registers: DrugRegisterService;
  }) {
    this.#audit = deps.audit;
    this.#settings = deps.settings;
    this.#registers = deps.registers;
  }

  /** A register in the statutory columns, with its page totals. NOT_FOUND; BAD_INPUT where the period is backwards or has too many entries. */
  async print(context: Context, wanted: WantedRegister): Promise<RegisterFile> {
    const { from, to } = wanted;
    refuseBackwardDays(wanted);
    const most = LIMITS.shiftReport.lines;
    const { register } = await this.#registers.head(context, wanted.itemId, wanted.locationId);
    const entries = await readRegisterLines(context, wanted, most + 1);
    if (entries.length > most)
      throw badInput([
        {
          field: 'from',
          code: 'too_many',
          message: `This period has more than ${most.toLocaleString('en-GB')} entries. Choose a shorter one.`,
        },
      ]);
    const provider = await this.#settings.current(context);
    await this.#audit.record(context, {
      action: 'CONTROLLED_DRUG_REGISTER_PRINTED',
      entity: { type: 'StockItem', id: wanted.itemId },
    });
    const content = await streamPdf(context, () =>
      this.#settings.onPaper(
        context,
        drugRegisterPdf({
          ...{ register, entries, madeAt: context.clock(), period: periodWords(from, to) },
          ...{ providerName: provider.name, companyName: provider.companyName },
        }),
      ),
    );
    return { fileName: 'controlled-drug-register.pdf', content };
  }
}

const periodWords = (from: string | null, to: string | null): string => {
  if (from === null && to === null) return 'All entries';
  if (to === null) return `Entries from ${formatDate(from ?? '')}`;
  if (from === null) return `Entries up to ${formatDate(to)}`;
  return `Entries from ${formatDate(from)} to ${formatDate(to)}`;
};
