// Shows what the server pushes, and opens its page when it is clicked. It keeps no copy of anything.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, text, link, tag } = event.data.json();
  const options = {
    body: text,
    tag,
    renotify: true,
    data: link,
    icon: "/icons/192.png",
    badge: "/icons/96.png",
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, self.location.origin).href));
});

async function open(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [found] = windows;
  if (!found) return self.clients.openWindow(address);
  await found.navigate(address).catch(() => undefined);
  return found.focus();
}
