// Read by the service worker: shows a push message, and opens its page when it is pressed.
(function () {
  function read(data) {
    try {
      return data.json();
    } catch (e) {
      return {};
    }
  }

  // Only a path of this site.
  function pathOf(value) {
    var url = new URL(typeof value === 'string' ? value : '/notifications', self.location.origin);
    return url.origin === self.location.origin ? url.pathname + url.search : '/notifications';
  }

  self.addEventListener('push', function (event) {
    var message = read(event.data);
    event.waitUntil(
      self.registration.showNotification(message.title || 'You have a notification', {
        icon: '/icon-192.png',
        tag: message.tag,
        lang: 'en-GB',
        data: { path: pathOf(message.path) },
      }),
    );
  });

  self.addEventListener('notificationclick', function (event) {
    var path = pathOf(event.notification.data && event.notification.data.path);
    event.notification.close();
    event.waitUntil(
      self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(function (windows) {
        var open = windows.find(function (one) {
          return one.visibilityState === 'visible';
        });
        open = open || windows[0];
        if (!open) return self.clients.openWindow(path);
        // The page goes there itself: loading it anew would lose what is being written in it.
        open.postMessage({ type: 'OPEN_PAGE', path: path });
        return open.focus();
      }),
    );
  });
})();
