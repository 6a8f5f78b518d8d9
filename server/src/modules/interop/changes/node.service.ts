import { CHANGE_DOMAINS, type ChangeKind } from '@sideline/schema/changes';
import { scopeOf } from '@sideline/schema/scopes';
import { actorOf, type Context } from '../../../platform/context.js';
import { DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { EventService } from '../../events/event.service.js';
import type { StockReadingService } from '../../inventory/stock/stock-reading.service.js';
import type { PatientService } from '../../patients/patient.service.js';
import type { PrfReadingService } from '../../prf/reading/prf-reading.service.js';
import type { ShiftReadingService } from '../../shifts/shift-reading.service.js';
import { NODE_TYPES } from './change.types.js';
import type { ChangesService } from './changes.service.js';

interface Deps {
  readonly changes: ChangesService;
  readonly patients: PatientService;
  readonly prfReading: PrfReadingService;
  readonly shiftReading: ShiftReadingService;
  readonly events: EventService;
  readonly stockReading: StockReadingService;
}

type Read = (context: Context, id: string) => Promise<object | null>;

/** Anything by its id alone, read as its own query reads it: with the same rights and the same entry in the trail. */
export class NodeService {
  readonly #changes: ChangesService;
  readonly #read: Readonly<Record<ChangeKind, Read>>;

  constructor({ changes, patients, prfReading, shiftReading, events, stockReading }: Deps) {
    this.#changes = changes;
    this.#read = {
      patient: (context, id) => patients.read(context, id),
      prf: (context, id) => prfReading.find(context, id),
      shift: async (context, id) => (await shiftReading.details(context, id)).shift,
      event: (context, id) => events.read(context, id),
      stock_item: (context, id) => stockReading.item(context, id),
    };
  }

  /** NOT_FOUND if there is nothing with that id that the caller may see. */
  async read(context: Context, id: string): Promise<object> {
    const kind = isId(id) ? await this.#changes.kindOf(context, id) : null;
    if (kind === null) throw notFound('Node');
    const { scopes } = actorOf(context);
    const scope = scopeOf(CHANGE_DOMAINS[kind], 'read');
    if (scopes != null && !scopes.includes(scope)) throw new DomainError('TOKEN_SCOPE', { scope });
    const value = await this.#read[kind](context, id);
    if (value === null) throw notFound('Node');
    // Rows are read as plain objects: the union needs the name of the type. An entity keeps its class and its computed
    // fields.
    return Object.assign(Object.create(value) as object, value, { __typename: NODE_TYPES[kind] });
  }
}
