import { describe, expect, it } from 'vitest';
import { BAG_STATES, BAG_TRANSITIONS } from './bag-transitions.js';
import {
  approvalIsIndependent,
  PURCHASE_ORDER_STATES,
  PURCHASE_ORDER_TRANSITIONS,
} from './purchase-order-transitions.js';
import { RECALL_STATES, RECALL_TRANSITIONS } from './recall-transitions.js';
import { RETURN_KINDS, RETURN_STATES, RETURN_TRANSITIONS } from './return-transitions.js';
import { asksForRecount, STOCKTAKE_STATES, STOCKTAKE_TRANSITIONS } from './stocktake-transitions.js';
import { TRANSFER_STATES, TRANSFER_TRANSITIONS } from './transfer-transitions.js';
import { stockMayFollow, stockRefusalOf, type StockTransitions } from './transition.js';

const ASKERS = {
  admin: { role: 'admin', isAssigned: false },
  staff: { role: 'staff', isAssigned: false },
  assigned: { role: 'staff', isAssigned: true },
  client: { role: 'client', isAssigned: true },
  patient: { role: 'patient', isAssigned: true },
};
type AskerName = keyof typeof ASKERS;

/** `from > to`, and who may: `everyone` is admin, staff and the person assigned. */
type Expected = Readonly<Record<string, 'admin' | 'everyone' | 'admin and assigned' | 'staff and assigned'>>;
const MEMBERS: Readonly<Record<Expected[string], readonly AskerName[]>> = {
  admin: ['admin'],
  everyone: ['admin', 'staff', 'assigned'],
  'admin and assigned': ['admin', 'assigned'],
  'staff and assigned': ['staff', 'assigned'],
};

interface Machine {
  readonly states: readonly string[];
  readonly table: StockTransitions<string, string>;
  readonly first: string;
  readonly expected: Expected;
  /** What must be true, by action, written a second time. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly reasons: readonly string[];
}

const MACHINES: Readonly<Record<string, Machine>> = {
  bag: {
    states: BAG_STATES,
    table: BAG_TRANSITIONS,
    first: 'check_due',
    expected: {
      'ready > out': 'everyone',
      'out > returned': 'everyone',
      'returned > check_due': 'everyone',
      'ready > check_due': 'everyone',
      'returned > restock_due': 'everyone',
      'check_due > restock_due': 'everyone',
      'ready > restock_due': 'everyone',
      'returned > ready': 'everyone',
      'check_due > ready': 'everyone',
      'restock_due > ready': 'everyone',
      'ready > out_of_service': 'everyone',
      'out > out_of_service': 'everyone',
      'returned > out_of_service': 'everyone',
      'check_due > out_of_service': 'everyone',
      'restock_due > out_of_service': 'everyone',
      'out_of_service > check_due': 'admin',
    },
    facts: {
      issue: ['is_ready'],
      seal: ['is_ready'],
      find_short: ['has_shortage'],
      let_check_lapse: ['check_is_over'],
    },
    reasons: ['withdraw', 'reinstate'],
  },
  transfer: {
    states: TRANSFER_STATES,
    table: TRANSFER_TRANSITIONS,
    first: 'draft',
    expected: {
      'draft > dispatched': 'everyone',
      'dispatched > part_received': 'everyone',
      'part_received > part_received': 'everyone',
      'dispatched > received': 'everyone',
      'part_received > received': 'everyone',
      'draft > cancelled': 'everyone',
    },
    facts: {
      dispatch: ['has_lines', 'source_holds_lines'],
      receive_part: ['some_open'],
      receive: ['all_settled'],
    },
    reasons: [],
  },
  'purchase order': {
    states: PURCHASE_ORDER_STATES,
    table: PURCHASE_ORDER_TRANSITIONS,
    first: 'draft',
    expected: {
      'draft > submitted': 'everyone',
      'submitted > draft': 'admin',
      'submitted > approved': 'admin',
      'approved > ordered': 'admin',
      'ordered > part_received': 'everyone',
      'part_received > part_received': 'everyone',
      'ordered > received': 'everyone',
      'part_received > received': 'everyone',
      'received > closed': 'admin',
      'part_received > closed_short': 'admin',
      'draft > cancelled': 'everyone',
      'submitted > cancelled': 'admin',
      'approved > cancelled': 'admin',
      'ordered > cancelled': 'admin',
    },
    facts: {
      submit: ['has_lines'],
      approve: ['approver_is_another'],
      receive_part: ['some_received'],
      receive: ['all_received'],
      cancel: ['nothing_received'],
    },
    reasons: ['send_back', 'close_short', 'cancel'],
  },
  return: {
    states: RETURN_STATES,
    table: RETURN_TRANSITIONS,
    first: 'draft',
    expected: {
      'draft > authorised': 'everyone',
      'authorised > dispatched': 'everyone',
      'dispatched > credited': 'admin',
      'dispatched > replaced': 'admin',
      'dispatched > rejected': 'admin',
      'credited > closed': 'admin',
      'replaced > closed': 'admin',
      'rejected > closed': 'admin',
      'dispatched > closed': 'everyone',
      'draft > cancelled': 'everyone',
      'authorised > cancelled': 'admin',
    },
    facts: {
      authorise: ['has_lines'],
      authorise_from_event: ['is_from_event', 'has_lines'],
      dispatch: ['sender_may_destroy', 'source_holds_lines', 'is_witnessed'],
      credit: ['is_to_supplier'],
      replace: ['is_to_supplier'],
      reject: ['is_to_supplier'],
      finish: ['expects_no_credit'],
    },
    reasons: ['reject', 'cancel'],
  },
  stocktake: {
    states: STOCKTAKE_STATES,
    table: STOCKTAKE_TRANSITIONS,
    first: 'open',
    expected: {
      'open > counting': 'admin and assigned',
      'counting > review': 'admin and assigned',
      'review > counting': 'admin',
      'review > posted': 'admin',
      'open > cancelled': 'admin',
      'counting > cancelled': 'admin',
      'review > cancelled': 'admin',
    },
    facts: { hand_in: ['all_counted'], post: ['all_counted', 'no_recount_open'] },
    reasons: ['cancel'],
  },
  recall: {
    states: RECALL_STATES,
    table: RECALL_TRANSITIONS,
    first: 'draft',
    expected: {
      'draft > active': 'admin',
      'active > closed': 'admin',
      'closed > active': 'admin',
      'draft > withdrawn': 'admin',
      'active > withdrawn': 'admin',
    },
    facts: { activate: ['names_lots'], close: ['all_settled'] },
    reasons: ['reopen', 'withdraw'],
  },
};

describe.each(Object.entries(MACHINES))('the states of a %s', (_name, machine) => {
  const { states, table, first, expected, facts, reasons } = machine;
  const rows = Object.entries(table);
  const allFacts = Object.fromEntries(rows.flatMap(([, { when = [] }]) => when.map((fact) => [fact, true])));
  /** Whether anything takes the document from one state to another for this caller, everything else being right. */
  const may = (from: string | null, to: string, asker: AskerName): boolean =>
    rows.some(([, row]) => row.to === to && stockRefusalOf(row, from, ASKERS[asker], allFacts) === null);

  it('allows every from × to × role that the reference names, and no other', () => {
    for (const from of states)
      for (const to of states)
        for (const asker of Object.keys(ASKERS) as AskerName[]) {
          const who = expected[`${from} > ${to}`];
          const right = who !== undefined && MEMBERS[who].includes(asker);
          expect(`${from} > ${to} by ${asker}: ${String(may(from, to, asker))}`).toBe(
            `${from} > ${to} by ${asker}: ${String(right)}`,
          );
          expect(stockMayFollow(table, from, to)).toBe(who !== undefined);
        }
  });

  it('names no state that it does not have', () => {
    for (const pair of Object.keys(expected))
      for (const state of pair.split(' > ')) expect(states).toContain(state);
  });

  it('start in exactly one state', () => {
    expect(states.filter((to) => may(null, to, 'admin'))).toEqual([first]);
    expect(may(null, first, 'client') || may(null, first, 'patient')).toBe(false);
  });

  it('require each fact, one by one', () => {
    expect(Object.fromEntries(rows.flatMap(([name, { when }]) => (when ? [[name, [...when]]] : [])))).toEqual(
      facts,
    );
    for (const [, row] of rows)
      for (const fact of row.when ?? []) {
        const role = row.who.includes('admin') ? ASKERS.admin : ASKERS.assigned;
        for (const from of row.from) {
          expect(stockRefusalOf(row, from, role, allFacts)).toBeNull();
          expect(stockRefusalOf(row, from, role, { ...allFacts, [fact]: false })).toEqual({
            why: 'fact',
            fact,
          });
        }
        // What was not looked up counts as not true.
        expect(stockRefusalOf(row, row.from[0] ?? null, role, {})).toEqual({
          why: 'fact',
          fact: row.when?.[0],
        });
      }
  });

  it('ask for a reason if a decision needs one', () => {
    expect(rows.flatMap(([name, row]) => (row.needsReason ? [name] : []))).toEqual(reasons);
  });

  it('check the person before the state, and the state before facts', () => {
    for (const [, row] of rows) {
      expect(stockRefusalOf(row, states[0] ?? null, ASKERS.client, {})).toEqual({ why: 'not_allowed' });
      const other = states.find((state) => !row.from.includes(state)) ?? null;
      const role = row.who.includes('admin') ? ASKERS.admin : ASKERS.assigned;
      expect(stockRefusalOf(row, other, role, {})).toEqual({ why: 'state', state: other });
    }
  });

  it('can all be reached', () => {
    const reached = new Set([first]);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const from of reached)
        for (const to of states) if (stockMayFollow(table, from, to)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...states].sort());
  });
});

describe('rules beside the tables', () => {
  it('let staff authorise only what comes back from an event', () => {
    const facts = { has_lines: true };
    expect(stockRefusalOf(RETURN_TRANSITIONS.authorise, 'draft', ASKERS.staff, facts)).toEqual({
      why: 'not_allowed',
    });
    expect(stockRefusalOf(RETURN_TRANSITIONS.authorise_from_event, 'draft', ASKERS.staff, facts)).toEqual({
      why: 'fact',
      fact: 'is_from_event',
    });
    expect(RETURN_KINDS).toContain('unused_from_event');
  });

  it('require a second person only above the value', () => {
    const order = { valuePence: 50_000, submittedBy: 'a' };
    expect(approvalIsIndependent(order, 'a', 50_000)).toBe(true);
    expect(approvalIsIndependent(order, 'a', 49_999)).toBe(false);
    expect(approvalIsIndependent(order, 'b', 0)).toBe(true);
  });

  it.each([
    [100, 100, 0, false],
    [100, 95, 5, false],
    [100, 94.999, 5, true],
    [100, 105.001, 5, true],
    [0, 0, 5, false],
    [0, 1, 5, true],
  ])('expected %f, counted %f, limit %f %%: recount %s', (expected, counted, limit, again) => {
    expect(asksForRecount(expected, counted, limit)).toBe(again);
  });
});
