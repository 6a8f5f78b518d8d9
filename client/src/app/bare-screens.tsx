import { Outlet } from 'react-router-dom';
import { Controls } from '../components/ui/controls';

/** The screens without a frame that use Ant Design. */
export default function BareScreens() {
  return (
    <Controls>
      <Outlet />
    </Controls>
  );
}
