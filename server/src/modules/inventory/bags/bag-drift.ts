import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../../platform/database/checked.js';

const bagDriftRow = z.object({ bag: z.string(), kept: z.string().nullable(), actual: z.string() });
/** A bag of which it is kept that it is ready until another day than its contents say. Days are PostgreSQL's, infinite ones too. */
type BagDrift = z.infer<typeof bagDriftRow>;

/** Compares what is kept of each bag with its contents. One statement, so all of one moment. */
export const checkBagReadiness = (dataSource: DataSource): Promise<BagDrift[]> =>
  fetchRows(
    dataSource.manager,
    bagDriftRow,
    `SELECT p.name AS bag, r.ready_until::text AS kept, u.ready_until::text AS actual
     FROM stock_bag g JOIN stock_location p ON p.id = g.location_id LEFT JOIN bag_readiness r ON r.bag_id = g.location_id
     CROSS JOIN LATERAL (SELECT bag_ready_until(g.location_id) AS ready_until) u
     WHERE r.ready_until IS DISTINCT FROM u.ready_until ORDER BY p.name, p.id`,
  );

const untilWords = (day: string | null): string =>
  day === null || day === '-infinity'
    ? 'not ready'
    : day === 'infinity'
      ? 'ready without end'
      : `ready until ${day}`;

/** A drift in one line. */
export const bagDriftLine = ({ bag, kept, actual }: BagDrift): string =>
  `${bag}: its contents make it ${untilWords(actual)}, but the lists say ${untilWords(kept)}. Move anything into it or out of it to correct this.`;
