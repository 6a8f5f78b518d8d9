CREATE OR REPLACE FUNCTION public.name_candidates(plain text)
 RETURNS TABLE(place integer, token text, rating double precision)
 LANGUAGE plpgsql
 STABLE STRICT ROWS 20
AS $function$
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
      END $function$
