import { BarcodeOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { PlaceField, type PlaceChoice } from '../../../components/record-stock/place-line';

interface ScanPlaceProps {
  /** The label of the field that the place is chosen in. */
  readonly label: string;
  readonly disabled?: boolean;
  /** Why a place cannot be chosen here, in words; null where it can. */
  readonly refusalOf: (place: PlaceChoice) => string | null;
  readonly onFound: (place: { readonly id: string; readonly name: string }) => void;
}

/**
 * Beside a list of places: the same choice by camera, by a scanner that acts as a keyboard, or by typing. Of several fields in a form,
 * the one whose dialog is open hears it.
 */
export function ScanPlace({ label, disabled = false, refusalOf, onFound }: ScanPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = `Scan a label, ${label.toLowerCase()}`;
  return (
    <>
      <Button
        icon={<BarcodeOutlined aria-hidden="true" />}
        disabled={disabled}
        aria-label={title}
        onClick={() => {
          setRefusal(null);
          setOpen(true);
        }}
      />
      {isOpen ? (
        <Modal open title={title} footer={null} onCancel={() => setOpen(false)}>
          <PlaceField
            label={label}
            error={refusal}
            onChoose={(place) => {
              const why = refusalOf(place);
              setRefusal(why);
              if (why !== null) return;
              setOpen(false);
              onFound({ id: place.id, name: place.name });
            }}
          />
        </Modal>
      ) : null}
    </>
  );
}

/** Where stock is kept for good: bags and pouches are not chosen, nor what is no longer in use. */
export const notAStore = ({ kind, isActive }: PlaceChoice): string | null =>
  kind === 'place' && isActive
    ? null
    : 'This location cannot be chosen here. Scan a store, a vehicle or another place in use.';
