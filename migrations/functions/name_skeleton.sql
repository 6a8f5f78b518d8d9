CREATE OR REPLACE FUNCTION public.name_skeleton(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT CASE WHEN word ~ '^[aeiouy]' THEN 'a' ELSE '' END || regexp_replace(
          regexp_replace(
            translate(
              regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
                word,
                '^(mac|mc)', 'mk'), '^(kn|gn)', 'n'), 'ph', 'f', 'g'), 'gh|r(?![aeiouy])', '', 'g'),
                'ck|qu', 'k', 'g'), 'x', 'ks', 'g'),
              'cqzgjvdb', 'kkskkftp'),
            '[^fklmnprst]', '', 'g'),
          '(.)\1+', '\1', 'g')
      $function$
