CREATE OR REPLACE FUNCTION public.app_user_keep_an_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('sideline/admins'));
        IF NOT EXISTS (
          SELECT FROM app_user
          WHERE role = 'admin' AND kind = 'person' AND is_active AND password_hash IS NOT NULL AND id <> OLD.id
        ) THEN
          RAISE EXCEPTION 'the last administrator who can sign in'
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'app_user_last_admin';
        END IF;
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END $function$
