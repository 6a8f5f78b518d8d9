import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients, their events (operations section 1), and cheer programmes with their squads (spec section 3). */
export class CreateClientsEventsCheer1795219200300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client (
        client_id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        contact_name text,
        email text,
        phone text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE event (
        event_id uuid PRIMARY KEY,
        client_id uuid REFERENCES client,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        time_zone text NOT NULL DEFAULT 'Europe/London',
        location text,
        latitude double precision CHECK (latitude BETWEEN -90 AND 90),
        longitude double precision CHECK (longitude BETWEEN -180 AND 180),
        venue_type text,
        attendance_expected integer CHECK (attendance_expected >= 0),
        attendance_actual integer CHECK (attendance_actual >= 0),
        status text NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'live', 'closed', 'cancelled')),
        notes text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT event_ends_after_start CHECK (ends_at > starts_at)
      )`);
    await runner.query(`CREATE INDEX event_start ON event (starts_at, event_id)`);
    await runner.query(`CREATE INDEX event_client ON event (client_id)`);
    await runner.query(`
      CREATE TABLE cheer_team (
        team_id uuid PRIMARY KEY,
        team_name text NOT NULL CHECK (length(team_name) BETWEEN 1 AND 200),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE UNIQUE INDEX cheer_team_name ON cheer_team (lower(team_name))`);
    await runner.query(`
      CREATE TABLE cheer_squad (
        squad_id uuid PRIMARY KEY,
        team_id uuid NOT NULL REFERENCES cheer_team,
        squad_name text NOT NULL CHECK (length(squad_name) BETWEEN 1 AND 200),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE UNIQUE INDEX cheer_squad_name ON cheer_squad (team_id, lower(squad_name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE cheer_squad`);
    await runner.query(`DROP TABLE cheer_team`);
    await runner.query(`DROP TABLE event`);
    await runner.query(`DROP TABLE client`);
  }
}
