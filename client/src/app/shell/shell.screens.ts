/**
 * What the frame around every screen requests (`shell`), what the device reads for later while it is idle (`background`),
 * what every stock list requests after the list itself (`tasks`), what signing without a connection needs, read with the
 * first record (`signing`), and the user's rights, read with the first screen whose buttons need one (`rights`). Each is
 * read once for each page load. The keys are those of `Screens.firstLoads`.
 */
export const around: Readonly<Record<string, readonly string[]>> = {
  'nobody shell': ['ProviderFacts'],
  'patient shell': ['ProviderFacts'],
  'client shell': ['ProviderFacts', 'ListLayouts'],
  shell: ['ProviderFacts', 'UnreadNotifications', 'ListLayouts'],
  'admin shell': ['ProviderFacts', 'UnreadNotifications', 'ListLayouts'],
  background: ['ReferenceLists'],
  'admin background': ['ReferenceLists'],
  tasks: ['StockTasks'],
  signing: ['OwnGrades', 'PrfSigningKey'],
  'admin signing': ['OwnGrades', 'PrfSigningKey'],
  rights: ['OwnRights'],
  'admin rights': ['OwnRights'],
  'client rights': ['OwnRights'],
};
