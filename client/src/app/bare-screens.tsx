import { Outlet } from 'react-router-dom';
import { Controls } from '../components/ui/controls';

/** The screens that have no frame, and are made of Ant Design. */
export default function BareScreens() {
  return (
    <Controls>
      <Outlet />
    </Controls>
  );
}
