import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../../platform/database/checked.js';

const bagDriftRow = z.object({ bag: z.string(), kept: z.string().nullable(), actual: z.string() });
/** A bag whose stored readiness differs from its contents. Days are PostgreSQL's, including infinity. */
type BagDrift = z.infer<typeof bagDriftRow>;

/** Compares the stored readiness of each bag with its contents. One statement, so all at one moment. */
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
