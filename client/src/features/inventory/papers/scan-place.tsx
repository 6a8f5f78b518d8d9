import { BarcodeOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { PlaceField, type PlaceChoice } from '../../../components/record-stock/place-line';

interface ScanPlaceProps {
  /** The label of the field for choosing the place. */
  readonly label: string;
  readonly disabled?: boolean;
  /** Why a place cannot be chosen here, in words; null if it can. */
  readonly refusalOf: (place: PlaceChoice) => string | null;
  readonly onFound: (place: { readonly id: string; readonly name: string }) => void;
}

/**
 * Goes with a list of places: the same choice by camera, by a scanner that acts as a keyboard, or by typing. If a form
 * has several such fields, the one whose dialog is open gets the scan.
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

/** Places that keep stock permanently. Bags, pouches and places no longer in use cannot be chosen. */
export const notAStore = ({ kind, isActive }: PlaceChoice): string | null =>
  kind === 'place' && isActive
    ? null
    : 'This location cannot be chosen here. Scan a store, a vehicle or another place in use.';
