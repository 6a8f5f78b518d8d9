import { Button } from 'antd';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser } from '../../lib/session';

interface RotaActionsProps {
  readonly onAdd: () => void;
  readonly onReport: () => void;
}

/** Actions on the whole rota. */
export const RotaActions = memo(function RotaActions({ onAdd, onReport }: RotaActionsProps) {
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  return (
    <>
      {role === 'admin' ? (
        <Button onClick={() => void navigate('/shifts/auto-assign')}>Auto-assign</Button>
      ) : (
        <Button onClick={() => void navigate('/availability')}>My availability</Button>
      )}
      <Button onClick={onReport}>Generate Shift Report</Button>
      <Button type="primary" onClick={onAdd}>
        Add New Shift(s)
      </Button>
    </>
  );
});
