import { localDay } from '@sideline/schema/local-day';
import { LIMITS } from '@sideline/schema/limits';
import { QUALIFICATION_TABLE, QUALIFICATIONS } from '@sideline/schema/positions';
import { isEmployedOn } from '@sideline/schema/staff/employment';
import { daysUntil, warningsDue } from '@sideline/schema/staff/expiry';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs.js';
import { LoaderRegistry } from '../../platform/loader-registry.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailer } from '../../platform/mail/mailer.js';
import type { PublicAddress } from '../../platform/public-address.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';

/** The task of the job queue that sends one warning. */
export const EXPIRY_WARNING_TASK = 'send-expiry-warning';

const payloadShape = z.object({ warningId: z.uuid() });

interface Running {
  readonly staffId: string;
  readonly qualification: string;
  readonly expiresOn: string;
  readonly isActive: boolean;
  readonly hireDate: string | null;
  readonly terminationDate: string | null;
}

interface Waiting {
  readonly email: string;
  readonly qualification: string;
  readonly expiresOn: string;
}

interface Deps {
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
  readonly settings: ProviderSettingsService;
}

/** Warns who holds a qualification by mail before it runs out: 90, 30 and 7 days before, each once for one expiry date. */
export class ExpiryWarningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Finds the warnings whose day has come and asks for their letters, in one transaction. Of several that are due at once the
   * most urgent is sent and the others count as said. Who does not work here today is not written to. For a job.
   */
  scan(): Promise<void> {
    const { dataSource, clock } = this.#deps;
    const now = clock();
    const today = localDay(now);
    return dataSource.transaction(async (manager) => {
      const running = await manager.query<Running[]>(
        `SELECT s.staff_id AS "staffId", q.qualification, q.expires_on::text AS "expiresOn", s.is_active AS "isActive",
                s.hire_date::text AS "hireDate", s.termination_date::text AS "terminationDate"
         FROM staff_qualification q
         JOIN staff_profile s ON s.staff_id = q.staff_id
         JOIN app_user u ON u.id = s.user_id AND u.is_active
         WHERE q.expires_on BETWEEN $1::date AND $1::date + $2::integer
         ORDER BY q.expires_on, q.id`,
        [today, Math.max(...LIMITS.staff.warnDaysBefore)],
      );
      for (const one of running.filter((each) => isEmployedOn(each, today)))
        await this.#ask(manager, one, warningsDue(one.expiresOn, today), now);
    });
  }

  async #ask(manager: EntityManager, one: Running, due: readonly number[], now: Date): Promise<void> {
    const rows = due.map((days) => ({ id: newId(), days }));
    const made = await manager.query<{ id: string; days: number }[]>(
      `INSERT INTO staff_expiry_warning (id, staff_id, qualification, expires_on, days_before, made_at)
       SELECT w.id, $1, $2, $3, w.days, $4 FROM jsonb_to_recordset($5::jsonb) AS w (id uuid, days integer)
       ON CONFLICT ON CONSTRAINT staff_expiry_warning_once DO NOTHING RETURNING id, days_before AS days`,
      [one.staffId, one.qualification, one.expiresOn, now, JSON.stringify(rows)],
    );
    const wanted = made.sort((first, second) => first.days - second.days)[0];
    // A longer warning that turns up after a shorter one was sent says nothing new.
    if (wanted === undefined || wanted.days !== Math.min(...due)) return;
    await enqueue(
      { manager },
      EXPIRY_WARNING_TASK,
      { warningId: wanted.id },
      { key: `${EXPIRY_WARNING_TASK} ${wanted.id}` },
    );
  }

  /**
   * The job: writes one letter; throws where it could not be sent, so that it is tried again. A qualification that was renewed
   * or taken away meanwhile is not warned of.
   */
  async send(payload: unknown): Promise<void> {
    const { warningId } = payloadShape.parse(payload);
    const { dataSource, clock, mailer, publicAddress } = this.#deps;
    const now = clock();
    const [waiting] = await dataSource.query<Waiting[]>(
      `SELECT u.email, w.qualification, w.expires_on::text AS "expiresOn"
       FROM staff_expiry_warning w
       JOIN staff_qualification q ON q.staff_id = w.staff_id AND q.qualification = w.qualification
         AND q.expires_on = w.expires_on
       JOIN staff_profile s ON s.staff_id = w.staff_id AND s.is_active
       JOIN app_user u ON u.id = s.user_id AND u.is_active
       WHERE w.id = $1 AND w.sent_at IS NULL`,
      [warningId],
    );
    if (waiting === undefined) return;
    const settings = await this.#deps.settings.current({
      requestId: `mail-${warningId}`,
      actor: null,
      address: 'job',
      userAgent: null,
      manager: dataSource.manager,
      transaction: null,
      loaders: new LoaderRegistry(),
      clock: () => now,
    });
    await mailer.send(
      waiting.email,
      letterOf(waiting, localDay(now), publicAddress.link('/account')),
      settings,
    );
    await dataSource.query('UPDATE staff_expiry_warning SET sent_at = $2 WHERE id = $1', [
      warningId,
      clock(),
    ]);
  }
}

const nameOf = (qualification: string): string => {
  const known = QUALIFICATIONS.find((key) => key === qualification);
  return known === undefined ? qualification : QUALIFICATION_TABLE[known].label;
};

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The words of a warning. */
const letterOf = ({ qualification, expiresOn }: Waiting, today: string, url: string): Letter => {
  const days = daysUntil(expiresOn, today);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${String(days)} days`;
  const name = nameOf(qualification);
  return {
    subject: `Your ${name} expires ${when}`,
    paragraphs: [
      `Your ${name} expires ${when}, on ${LONG_DAY.format(new Date(expiresOn))}.`,
      'Shifts that need it and end after that day cannot be given to you until the renewal is recorded.',
      'Send the new certificate or registration to whoever manages staff, who records its number and dates.',
    ],
    link: { label: 'My account', url },
  };
};
