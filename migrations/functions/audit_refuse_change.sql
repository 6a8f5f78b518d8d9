CREATE OR REPLACE FUNCTION public.audit_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
      END $function$
