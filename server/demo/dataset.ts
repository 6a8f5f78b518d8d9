import { drawFromStock, type DemoDrawn } from './drawn.js';
import { makeTeams, type DemoTeam } from './cheer.js';
import { makeClients, type DemoClient } from './clients.js';
import { makeEvents, type DemoEvent } from './events.js';
import { makeLogs, type DemoLog } from './logs.js';
import { makePatients, type DemoPatient } from './patients.js';
import { createRandom } from './random.js';
import { makeRecords, type DemoRecord } from './records.js';
import { makeStaff, type DemoStaff } from './staff.js';
import { makeStock, type DemoStock } from './stock.js';
import { makeSupply, type DemoSupply } from './supply.js';

export interface Dataset {
  readonly now: Date;
  readonly clients: readonly DemoClient[];
  readonly events: readonly DemoEvent[];
  readonly teams: readonly DemoTeam[];
  readonly staff: readonly DemoStaff[];
  readonly patients: readonly DemoPatient[];
  readonly records: readonly DemoRecord[];
  readonly logs: readonly DemoLog[];
  readonly stock: DemoStock;
  readonly supply: DemoSupply;
  readonly drawn: DemoDrawn;
}

const SEED = 'sideline demonstration, first edition';

/**
 * The whole demonstration set as plain data. Everything hangs on `now`, rounded down to the minute: the same minute gives
 * the same set, and another day the same stories around that day.
 */
export const makeDataset = (moment: Date): Dataset => {
  const now = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
  const random = createRandom(SEED);
  const founded = new Date(now.getTime() - 400 * 86_400_000);
  const clients = makeClients(random.fork('clients'), founded);
  const events = makeEvents(random.fork('events'), clients, now);
  const teams = makeTeams(random.fork('teams'), founded);
  const staff = makeStaff(random.fork('staff'), now);
  const patients = makePatients(random.fork('patients'), teams, now);
  const written = makeRecords({ random: random.fork('records'), now, patients, events, staff });
  const dead = new Set(written.flatMap(({ isDead, patient }) => (isDead && patient ? [patient.id] : [])));
  const living = patients.filter(({ id }) => !dead.has(id));
  const logs = makeLogs({ random: random.fork('logs'), now, patients: living, events, staff });
  const stock = makeStock(random.fork('stock'), now);
  const supply = makeSupply(random.fork('supply'), stock, now);
  const drawn = drawFromStock(random.fork('drawn'), written, stock, now);
  const { records } = drawn;
  return { now, clients, events, teams, staff, patients, records, logs, stock, supply, drawn };
};
