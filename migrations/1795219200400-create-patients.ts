import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Patients (spec section 3, clinical section 1), the squads that they belonged to, and what finds them by name.
 *
 * A name is found through its words. `name_token` knows every word that occurs in a name, under keys that an ear or a
 * slip of a finger would also give: it grows with the vocabulary, not with the patients. `patient_name_key` leads from a
 * word, or from two words in order, to patients, by one index descent. So a search costs the same at ten thousand
 * patients as at a million.
 */
export class CreatePatients1795219200400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createNormalisers(runner);
    await this.createPatient(runner);
    await this.createNameIndex(runner);
    await this.createSearches(runner);
    await this.createPatientSquad(runner);
  }

  private async createNormalisers(runner: QueryRunner): Promise<void> {
    // unaccent is only STABLE because its dictionary could be replaced; named with its schema it serves generated columns.
    await runner.query(`
      CREATE FUNCTION name_folded(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT lower(public.unaccent('public.unaccent'::regdictionary, name)) COLLATE "C"
      $$`);
    // Apostrophes and full stops join (O'Brien, St. John), every other sign parts (Smith-Jones); O Brien is O'Brien.
    await runner.query(`
      CREATE FUNCTION name_plain(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT regexp_replace(
                 btrim(regexp_replace(regexp_replace(public.name_folded(name), '[''’‘\`´.]', '', 'g'),
                       '[^[:alnum:]]+', ' ', 'g')),
                 '\\m(o|mc) (?=[[:alpha:]])', '\\1', 'g') COLLATE "C"
      $$`);
    // What the British ear makes of a word beyond the double metaphone's four letters: silent letters and vowels go,
    // and r where no vowel follows (Walker, Walka).
    await runner.query(`
      CREATE FUNCTION name_skeleton(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT CASE WHEN word ~ '^[aeiouy]' THEN 'a' ELSE '' END || regexp_replace(
          regexp_replace(
            translate(
              regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
                word,
                '^(mac|mc)', 'mk'), '^(kn|gn)', 'n'), 'ph', 'f', 'g'), 'gh|r(?![aeiouy])', '', 'g'),
                'ck|qu', 'k', 'g'), 'x', 'ks', 'g'),
              'cqzgjvdb', 'kkskkftp'),
            '[^fklmnprst]', '', 'g'),
          '(.)\\1+', '\\1', 'g')
      $$`);
    await runner.query(`
      CREATE FUNCTION name_sounds(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT ARRAY(
          SELECT DISTINCT sound FROM unnest(ARRAY[
            '~' || public.dmetaphone(word),
            '~' || public.dmetaphone_alt(word),
            '^' || public.name_skeleton(word)]) AS sound
          WHERE length(sound) > 1)
      $$`);
    // The word itself and the word with each letter left out: two words one slip apart share at least one of them.
    await runner.query(`
      CREATE FUNCTION name_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT ARRAY(
          SELECT '-' || word
          UNION
          SELECT '-' || left(word, place - 1) || substr(word, place + 1)
          FROM generate_series(1, CASE WHEN length(word) > 1 THEN least(length(word), 30) ELSE 0 END) AS place)
      $$`);
  }

  private async createPatient(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient (
        patient_id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        patient_name text NOT NULL CHECK (btrim(patient_name) <> '' AND length(patient_name) <= 200),
        dob date,
        estimated_age smallint CHECK (estimated_age BETWEEN 0 AND 130),
        gender text CHECK (gender IN ('male', 'female', 'non_binary', 'genderqueer', 'prefer_not_to_say', 'other')),
        nhs_number text CHECK (nhs_number ~ '^[0-9]{10}$'),
        identity_status text NOT NULL DEFAULT 'self_reported'
          CHECK (identity_status IN ('verified', 'self_reported', 'unknown')),
        date_of_death date,
        address text,
        address_line_1 text,
        address_line_2 text,
        address_line_3 text,
        town text,
        county text,
        postcode text,
        contact_number text,
        email text,
        next_of_kin_name text,
        next_of_kin_contact text,
        relationship_to_nok text,
        past_medical_history text,
        medications text,
        allergies text,
        ethnicity text,
        preferred_language text,
        gp_practice text,
        cheer_team_id uuid REFERENCES cheer_team,
        merged_into uuid REFERENCES patient CHECK (merged_into <> patient_id),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by uuid,
        sort_name text COLLATE "C" NOT NULL,
        search_name text COLLATE "C" NOT NULL,
        phone_key text
      )`);
    await runner.query(`CREATE INDEX patient_sort ON patient (sort_name, patient_id)`);
    await runner.query(`CREATE INDEX patient_created ON patient (created_at, patient_id)`);
    await runner.query(`
      CREATE INDEX patient_dob ON patient (dob) INCLUDE (search_name, patient_id)
      WHERE dob IS NOT NULL AND merged_into IS NULL`);
    await runner.query(`
      CREATE INDEX patient_without_dob ON patient (search_name) WHERE dob IS NULL AND merged_into IS NULL`);
    await runner.query(`CREATE INDEX patient_phone ON patient (phone_key) WHERE phone_key IS NOT NULL`);
    await runner.query(
      `CREATE INDEX patient_cheer_team ON patient (cheer_team_id) WHERE cheer_team_id IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX patient_merged ON patient (merged_into) WHERE merged_into IS NOT NULL`);
    await runner.query(`CREATE INDEX patient_name_parts ON patient USING gin (search_name gin_trgm_ops)`);
    await runner.query(`
      CREATE UNIQUE INDEX patient_nhs_number ON patient (nhs_number)
      WHERE nhs_number IS NOT NULL AND merged_into IS NULL`);

    // Kept by a trigger and not as generated columns, which the mapper can only describe with a table of its own.
    await runner.query(`
      CREATE FUNCTION patient_folded() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sort_name := name_folded(NEW.patient_name);
        NEW.search_name := name_plain(NEW.patient_name);
        NEW.phone_key := nullif(right(regexp_replace(NEW.contact_number, '[^0-9]', '', 'g'), 10), '');
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER patient_folded BEFORE INSERT OR UPDATE ON patient
      FOR EACH ROW EXECUTE FUNCTION patient_folded()`);

    // A version column of the mapper's does not protect: a stale row is written back and the version wound back with it.
    await runner.query(`
      CREATE FUNCTION require_next_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.version IS DISTINCT FROM OLD.version + 1 THEN
          RAISE EXCEPTION 'version % of % cannot follow version %', NEW.version, TG_TABLE_NAME, OLD.version
            USING ERRCODE = 'serialization_failure';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER patient_next_version BEFORE UPDATE ON patient
      FOR EACH ROW EXECUTE FUNCTION require_next_version()`);
  }

  private async createNameIndex(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE name_token (
        key text COLLATE "C",
        token text COLLATE "C",
        PRIMARY KEY (key, token)
      )`);
    await runner.query(`
      CREATE TABLE patient_name_key (
        key text COLLATE "C",
        patient_id uuid REFERENCES patient ON DELETE CASCADE,
        PRIMARY KEY (key, patient_id)
      )`);
    await runner.query(`CREATE INDEX patient_name_key_patient ON patient_name_key (patient_id)`);

    // Each word, each two words in order, and all run together: 'john', 'smith', 'john smith', '=johnsmith'.
    await runner.query(`
      CREATE FUNCTION name_keys(plain text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        WITH word AS MATERIALIZED (
          SELECT word, place FROM unnest(string_to_array(plain, ' ')) WITH ORDINALITY AS w (word, place)
          WHERE place <= 6)
        SELECT word FROM word
        UNION
        SELECT a.word || ' ' || b.word FROM word a JOIN word b ON a.place < b.place
        UNION
        SELECT '=' || replace(plain, ' ', '')
      $$`);
    await runner.query(`
      CREATE FUNCTION name_token_keys(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT ARRAY['=' || word] || public.name_slips(word) || public.name_sounds(word)
      $$`);
    await runner.query(`
      CREATE FUNCTION patient_name_indexed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          DELETE FROM patient_name_key k USING changed c JOIN replaced r USING (patient_id)
          WHERE k.patient_id = c.patient_id AND c.search_name <> r.search_name;
        END IF;
        INSERT INTO patient_name_key (key, patient_id)
        SELECT key, c.patient_id FROM changed c CROSS JOIN LATERAL name_keys(c.search_name) AS key
        ON CONFLICT DO NOTHING;
        -- Sorted, so that two transactions that bring the same new words wait in one order.
        INSERT INTO name_token (key, token)
        SELECT key, token
        FROM (SELECT DISTINCT unnest(string_to_array(c.search_name, ' ')) COLLATE "C" AS token FROM changed c) AS word
        CROSS JOIN LATERAL unnest(name_token_keys(token)) AS key
        WHERE NOT EXISTS (SELECT FROM name_token t WHERE t.key = '=' || word.token AND t.token = word.token)
        ORDER BY key, token
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION patient_names_reindex() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM patient_name_key;
        DELETE FROM name_token;
        INSERT INTO patient_name_key (key, patient_id)
        SELECT key, p.patient_id FROM patient p CROSS JOIN LATERAL name_keys(p.search_name) AS key ORDER BY 1, 2;
        INSERT INTO name_token (key, token)
        SELECT DISTINCT key, token
        FROM (SELECT DISTINCT unnest(string_to_array(search_name, ' ')) COLLATE "C" AS token FROM patient) AS word
        CROSS JOIN LATERAL unnest(name_token_keys(token)) AS key;
      END $$`);
    await runner.query(`
      CREATE TRIGGER patient_name_added AFTER INSERT ON patient
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION patient_name_indexed()`);
    await runner.query(`
      CREATE TRIGGER patient_name_changed AFTER UPDATE ON patient
      REFERENCING NEW TABLE AS changed OLD TABLE AS replaced
      FOR EACH STATEMENT EXECUTE FUNCTION patient_name_indexed()`);
  }

  private async createSearches(runner: QueryRunner): Promise<void> {
    // The words of names that could be what was typed, at most twenty for each typed word. 1 is the word itself; a slip
    // of one letter, the same sound and, for the last word, a beginning are rated below it.
    await runner.query(`
      CREATE FUNCTION name_candidates(plain text)
      RETURNS TABLE (place integer, token text, rating double precision)
      LANGUAGE plpgsql STABLE STRICT ROWS 20 AS $$
      BEGIN
        RETURN QUERY
        WITH word AS MATERIALIZED (
          SELECT w.word COLLATE "C" AS word, w.place::integer AS place, w.place = count(*) OVER () AS is_last
          FROM unnest(string_to_array(plain, ' ')) WITH ORDINALITY AS w (word, place)
          WHERE w.word <> '' AND w.place <= 4
        ), met AS MATERIALIZED (
          SELECT w.place, w.word, t.token, bool_or(t.key >= '^') AS is_heard, bool_or(t.key LIKE '-%') AS is_slip,
                 false AS is_beginning
          FROM word w CROSS JOIN LATERAL unnest(name_token_keys(w.word)) AS k (key)
          JOIN name_token t ON t.key = k.key
          GROUP BY w.place, w.word, t.token
          UNION ALL
          SELECT w.place, w.word, t.token, false, false, true
          FROM word w CROSS JOIN LATERAL (
            SELECT n.token FROM name_token n
            WHERE n.key > '=' || w.word AND n.key < '=' || w.word || chr(1114109) ORDER BY n.key LIMIT 10) t
          WHERE w.is_last AND length(w.word) >= 2
        ), rated AS MATERIALIZED (
          SELECT m.place, m.token,
            max(CASE
              WHEN m.token = m.word THEN 1
              WHEN m.is_beginning THEN 0.5 + 0.35 * length(m.word) / length(m.token)
              ELSE 0.7 * (1 - levenshtein(left(m.word, 60), left(m.token, 60))::double precision
                              / greatest(length(m.word), length(m.token)))
                + CASE WHEN m.is_heard THEN 0.25 ELSE 0 END + CASE WHEN m.is_slip THEN 0.05 ELSE 0 END
            END) AS rating
          FROM met m GROUP BY m.place, m.token
        )
        SELECT r.place, r.token, r.rating
        FROM (SELECT *, row_number() OVER (PARTITION BY x.place ORDER BY x.rating DESC, x.token) AS rank
              FROM rated x) r
        WHERE r.rank <= 20;
      END $$`);

    // The ten patients whose names come nearest to what was typed, in any order of its words, with or without the spaces.
    await runner.query(`
      CREATE FUNCTION patients_named(typed text)
      RETURNS TABLE (patient_id uuid, score double precision)
      LANGUAGE plpgsql STABLE STRICT ROWS 10 AS $$
      DECLARE
        plain text COLLATE "C" := left(name_plain(typed), 100);
        joined text COLLATE "C" := replace(plain, ' ', '');
        words integer := least(cardinality(string_to_array(plain, ' ')), 4);
      BEGIN
        IF plain = '' THEN RETURN; END IF;
        RETURN QUERY
        WITH candidate AS MATERIALIZED (
          SELECT c.place, c.token COLLATE "C" AS token, c.rating FROM name_candidates(plain) c
        ), wanted AS MATERIALIZED (
          (SELECT a.token || ' ' || b.token AS key,
                  least(a.place, b.place) * 10 + greatest(a.place, b.place) AS slot,
                  a.rating * b.rating * CASE WHEN a.place < b.place THEN 1 ELSE 0.95 END AS rating
           FROM candidate a JOIN candidate b ON a.place <> b.place
           ORDER BY 3 DESC LIMIT 200)
          UNION ALL
          SELECT '=' || joined, 0, 0.97
          UNION ALL
          SELECT DISTINCT '=' || left(joined, n - 1) || substr(joined, n + 1), 0, 0.8
          FROM generate_series(1, length(joined)) AS n
          UNION ALL
          SELECT c.token, 0, c.rating * CASE WHEN words = 1 THEN 1 ELSE 0.3 END FROM candidate c
        ), found AS MATERIALIZED (
          SELECT k.slot, k.rating, p.patient_id
          FROM (SELECT w.key, w.slot, max(w.rating) AS rating FROM wanted w GROUP BY w.key, w.slot ORDER BY 3 DESC) k
          CROSS JOIN LATERAL (
            SELECT i.patient_id FROM patient_name_key i WHERE i.key = k.key ORDER BY i.patient_id DESC LIMIT 10) p
          LIMIT 80
        ), summed AS MATERIALIZED (
          SELECT b.patient_id, greatest(
            max(b.rating) FILTER (WHERE b.slot = 0),
            sum(b.rating) FILTER (WHERE b.slot > 0) / greatest(words * (words - 1) / 2, 1)) AS total
          FROM (SELECT f.patient_id, f.slot, max(f.rating) AS rating FROM found f GROUP BY f.patient_id, f.slot) b
          GROUP BY b.patient_id
        )
        SELECT s.patient_id, 0.8 * s.total + 0.2 * similarity(p.search_name, plain) AS score
        FROM summed s JOIN patient p USING (patient_id)
        WHERE p.merged_into IS NULL
        ORDER BY 2 DESC, 1 DESC LIMIT 10;
      END $$`);

    // The ten patients who may be the one of that name and birth date. A slip in the date (day and month exchanged, one
    // day, month, year or decade out) is forgiven where the name is near; an unknown date where it is the same.
    await runner.query(`
      CREATE FUNCTION patients_born(typed text, born date)
      RETURNS TABLE (patient_id uuid, score double precision, is_same_dob boolean)
      LANGUAGE plpgsql STABLE STRICT ROWS 10 AS $$
      DECLARE
        plain text COLLATE "C" := left(name_plain(typed), 100);
        words integer := least(cardinality(string_to_array(plain, ' ')), 4);
        near date[] := ARRAY[
          born - 1, born + 1, born - interval '1 month', born + interval '1 month', born - interval '1 year',
          born + interval '1 year', born - interval '10 years', born + interval '10 years'];
      BEGIN
        IF plain = '' THEN RETURN; END IF;
        IF extract(day FROM born) <= 12 THEN
          near := near || make_date(extract(year FROM born)::integer, extract(day FROM born)::integer,
                                    extract(month FROM born)::integer);
        END IF;
        RETURN QUERY
        WITH candidate AS MATERIALIZED (
          SELECT c.place, c.token COLLATE "C" AS token, c.rating FROM name_candidates(plain) c
        ), person AS MATERIALIZED (
          SELECT p.patient_id, p.search_name, p.dob = born AS is_same FROM patient p
          WHERE p.dob = ANY (near || born) AND p.merged_into IS NULL
            -- Of those born on a like day only who shares a word: there are ten times as many of them.
            AND (p.dob = born
                 OR string_to_array(p.search_name, ' ') && (SELECT array_agg(c.token) FROM candidate c))
        ), met AS MATERIALIZED (
          SELECT b.patient_id, sum(b.rating) / words AS rating
          FROM (SELECT p.patient_id, c.place, max(c.rating) AS rating
                FROM person p CROSS JOIN LATERAL unnest(string_to_array(p.search_name, ' ')) AS t (token)
                JOIN candidate c ON c.token = t.token COLLATE "C"
                GROUP BY p.patient_id, c.place) b
          GROUP BY b.patient_id
        ), rated AS MATERIALIZED (
          SELECT p.patient_id, p.is_same,
                 CASE WHEN p.is_same THEN greatest(similarity(p.search_name, plain), coalesce(m.rating, 0))
                      ELSE m.rating END AS rating
          FROM person p LEFT JOIN met m USING (patient_id)
          WHERE p.is_same OR m.rating >= 0.7
        )
        SELECT m.* FROM (
          SELECT r.patient_id, CASE WHEN r.is_same THEN r.rating ELSE r.rating * 0.8 END AS score, r.is_same
          FROM rated r WHERE r.rating >= CASE WHEN r.is_same THEN 0.3 ELSE 0.7 END
          UNION ALL
          (SELECT p.patient_id, 0.75, false FROM patient p
           WHERE p.dob IS NULL AND p.merged_into IS NULL AND p.search_name = plain
           ORDER BY p.patient_id DESC LIMIT 5)) m
        ORDER BY m.score DESC, m.patient_id DESC LIMIT 10;
      END $$`);
  }

  private async createPatientSquad(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_squad (
        id uuid PRIMARY KEY,
        patient_id uuid NOT NULL REFERENCES patient ON DELETE CASCADE,
        squad_id uuid NOT NULL REFERENCES cheer_squad,
        start_date timestamptz NOT NULL,
        end_date timestamptz CHECK (end_date >= start_date),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid
      )`);
    await runner.query(`CREATE INDEX patient_squad_history ON patient_squad (patient_id, start_date)`);
    await runner.query(
      `CREATE UNIQUE INDEX patient_squad_current ON patient_squad (patient_id) WHERE end_date IS NULL`,
    );
    await runner.query(
      `CREATE INDEX patient_squad_members ON patient_squad (squad_id) WHERE end_date IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION patients_born(text, date)`);
    await runner.query(`DROP FUNCTION patients_named(text)`);
    await runner.query(`DROP FUNCTION name_candidates(text)`);
    await runner.query(`DROP TABLE patient_squad`);
    await runner.query(`DROP TABLE patient_name_key`);
    await runner.query(`DROP TABLE name_token`);
    await runner.query(`DROP TABLE patient`);
    await runner.query(`DROP FUNCTION patient_names_reindex()`);
    await runner.query(`DROP FUNCTION patient_name_indexed()`);
    await runner.query(`DROP FUNCTION require_next_version()`);
    await runner.query(`DROP FUNCTION patient_folded()`);
    for (const name of ['name_keys', 'name_token_keys', 'name_slips', 'name_sounds', 'name_skeleton'])
      await runner.query(`DROP FUNCTION ${name}(text)`);
    await runner.query(`DROP FUNCTION name_plain(text)`);
    await runner.query(`DROP FUNCTION name_folded(text)`);
  }
}
