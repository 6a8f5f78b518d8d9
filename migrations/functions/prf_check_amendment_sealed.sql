CREATE OR REPLACE FUNCTION public.prf_check_amendment_sealed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NOT EXISTS (
          SELECT FROM prf p
          JOIN prf_signature s ON s.prf_id = p.id AND s.revision = NEW.revision AND s.signed_by = NEW.author_id
          WHERE p.id = NEW.prf_id AND p.status = 'amended'
            AND NOT EXISTS (
              SELECT FROM prf_section h
              WHERE h.prf_id = p.id
                AND (s.content::jsonb #> ARRAY['sections', h.section, 'version']) IS DISTINCT FROM to_jsonb(h.version)
            )
        ) THEN
          RAISE EXCEPTION 'An amendment is closed by a signature over what then stands' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NULL;
      END
      $function$
