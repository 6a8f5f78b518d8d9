import type { Services } from '../container.js';
import type { Route } from './router.js';
import { accessRequestRoutes } from './routes/access-requests.routes.js';
import { auditRoutes } from './routes/audit.routes.js';
import { authRoutes } from './routes/auth.routes.js';
import { cheerRoutes } from './routes/cheer.routes.js';
import { exportRoutes } from './routes/exports.routes.js';
import { fhirRoutes } from './routes/fhir.routes.js';
import { handoverRoutes } from './routes/handover.routes.js';
import { kioskRoutes } from './routes/kiosk.routes.js';
import { patientRoutes } from './routes/patients.routes.js';
import { prfRoutes } from './routes/prf.routes.js';
import { registrationRoutes } from './routes/registration.routes.js';
import { seeAndTreatRoutes } from './routes/see-and-treat.routes.js';
import { shiftReportRoutes } from './routes/shift-report.routes.js';
import { shiftRoutes } from './routes/shifts.routes.js';
import { staffRoutes } from './routes/staff.routes.js';

/** Every REST row, area by area, in the order of the documentation. */
export const restRoutes = (services: Services): readonly Route[] => [
  ...authRoutes(services),
  ...cheerRoutes(services),
  ...patientRoutes(services),
  ...registrationRoutes(services),
  ...kioskRoutes(services),
  ...prfRoutes(services),
  ...accessRequestRoutes(services),
  ...handoverRoutes(services),
  ...seeAndTreatRoutes(services),
  ...shiftReportRoutes(services),
  ...shiftRoutes(services),
  ...staffRoutes(services),
  ...exportRoutes(services),
  ...auditRoutes(services),
  ...fhirRoutes(services),
];
