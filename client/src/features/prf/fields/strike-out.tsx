import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { entryPath } from '../drafts/changes';
import { usePrf } from '../prf-context';

interface StrikeOutProps {
  readonly section: PrfSectionKey;
  readonly field: EntriesField;
  readonly entryId: string;
  readonly what: string;
}

/** Strikes an entry through, with the reason; it stays readable and is never deleted. */
export function StrikeOut(props: StrikeOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        Strike out<span className="sl-hidden"> {props.what}</span>
      </Button>
      {isOpen ? <StrikeOutDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface StrikeOutDialogProps extends StrikeOutProps {
  readonly onClose: () => void;
}

/** Asks for the reason. Nothing is struck through without one. */
export function StrikeOutDialog({ section, field, entryId, what, onClose }: StrikeOutDialogProps) {
  const { store } = usePrf();
  return (
    <ReasonDialog
      title={`Strike out: ${what}`}
      label="Why was it entered in error?"
      hint="The entry stays in the record, struck through, with this reason and your name."
      okText="Strike out"
      isDanger
      onGive={(reason) => {
        store.edit(section, entryPath(field.name, entryId, 'void_reason'), reason);
        void store.flush();
      }}
      onClose={onClose}
    />
  );
}
