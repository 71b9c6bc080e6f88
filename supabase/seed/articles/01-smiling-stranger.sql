insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '24b5a15a-47ea-491f-9835-8a10b0c32b80',
  'Take down the smiling stranger',
  'smiling-stranger',
  'The man with the clean hard hat and crossed arms works for everybody. What belongs at the top of your home page instead of him.',
  'A stock photo at the top of a page tells a homeowner nothing that’s true about you. Six pictures that do tell her something, how to take them with a phone, how to crop them so that a head survives, and what to write in the text nobody sees.',
  $html$<p>You know him. White hard hat, no scratches. Arms crossed, plaid shirt ironed, a tool belt with one of each. He is on your home page, a foot wide, and he’s smiling at something just over your shoulder. He’s also on the page of a roofer in Tulsa, two dentists and a company that sells conveyor belts.</p>
<p>Save the picture, drop it into an image search, and see who else he works for. It takes a minute. Some people need to sit down afterwards.</p>

<h2>Why he has to go</h2>
<p>He isn’t ugly, and it’s hard to believe that anybody ever hung up because of him. He just doesn’t say anything. The top of your home page is the one place where you can be sure she’s looking. She’s a homeowner deciding whether to let a stranger into the house, and what she’d like to know is which stranger. You’ve shown her a different one.</p>
<p>There’s a smaller problem as well. If the first thing on the page isn’t quite true, she’s entitled to wonder about the second.</p>

<h2>Six pictures that would do better</h2>
<p>In order of how hard they are to get. You need one.</p>
<ol>
<li><strong>The truck, with the name readable, in front of a real house.</strong> It’s the thing she’ll see from the window. Now she’ll know it’s you.</li>
<li><strong>Whoever comes to the door.</strong> Face, name stitched on the shirt, boots. No crossed arms. Let him hold what he’d be holding.</li>
<li><strong>Hands doing the hard part.</strong> Flashing going into a chimney, a torch on a joint, a spring being wound with the proper bars. People who don’t know the trade can still see that you do.</li>
<li><strong>The finished thing from where she’d stand.</strong> Not from a drone. From the sidewalk, the kitchen, the bottom of the stairs.</li>
<li><strong>The mess, and the same spot without it.</strong> Harder than it sounds, because you have to remember to take the first one.</li>
<li><strong>Everybody, on the steps of the shop, squinting.</strong> It takes a year to get them all there on the same day. Worth it, and you’ll have to do it over when somebody leaves.</li>
</ol>
<p>If you have none of these today, use the truck. Go outside now. It’s right there.</p>

<h2>Taking it with what’s in your pocket</h2>
<p>Any phone from the last several years is enough camera. The rest is where you stand.</p>
<ul>
<li>Wipe the lens. It’s been in a pocket with drywall dust.</li>
<li>Put the sun behind you, or wait for a cloud. Noon makes raccoons of everybody.</li>
<li>Hold the phone sideways, and step back further than feels natural. You can cut, but you can’t add.</li>
<li>Look at the edges before you press. A trash can, a competitor’s yard sign, somebody’s house number. If the number’s in it, move.</li>
<li>Take nine. Say something dumb before the eighth.</li>
</ul>
<p>Ask the people in it, ask the owner of the house, and write down that they said yes. When somebody on the crew leaves and would like to be taken off the page, take them off. Don’t argue; it’s a picture.</p>

<h2>Where the crop falls</h2>
<p>The same photo gets cut to two shapes: wide and low on a computer, tall and narrow on a phone. Whatever’s near the edges is gone in one of them. It’s how good pictures end up as a band of belt buckles.</p>
<figure><img src="/figures/hero-crop.svg" alt="One photo of a van beside a house with two frames drawn on it, one wide and low, one tall and narrow. The van’s cab and the person next to it lie where the two frames overlap." width="720" height="400"><figcaption>The wide frame is a computer, the narrow one a phone. Keep whatever matters where they cross, and let sky and lawn take up the rest.</figcaption></figure>
<p>Check it where it counts. Open the page on a phone and hold it upright, then turn it. If a forehead’s missing, ask whoever keeps the site to move the picture’s focal point. It’s a one-line change and they’ll know what you mean.</p>
<p>While you’re talking to them, ask how heavy the file is. A picture at the top of the page is the first thing a phone has to fetch, and it shouldn’t arrive at the size the camera made it. <a href="/blog/slow-gallery-roofer">There’s a whole evening’s work on that</a>, with a number at the end.</p>

<h2>Words on top of it</h2>
<p>Don’t print your headline across a photograph if you can help it. Somewhere behind the letters there’s a bright window, and outdoors the words will melt into it. Put the words beside or above. If they must go over the picture, put them on a solid block, like a sign on a wall.</p>
<p>And don’t let the picture push the words off the screen. She should be able to read what you do, where, and how to call you without scrolling past a sunset.</p>

<h2>The line nobody sees</h2>
<p>Every picture can carry a short text for people who can’t see it. Screen readers speak it, and it’s displayed when the file doesn’t load. Say what’s there, as you’d say it on the phone:</p>
<pre><code>No:  alt="hvac furnace repair ansel oh"
No:  alt="IMG_4471"
Yes: alt="Ana checking the burner
     on a basement furnace"</code></pre>
<p>If a picture is only there for decoration, it can have an empty one. If you’re tempted to leave it empty because you can’t think what the picture shows, that tells you something about the picture.</p>

<h2>When stock is fine</h2>
<p>Sometimes it is. A diagram of a heat pump, a map, a drawing of where the cleanout usually is: nobody thinks you made those yourself, and nobody’s misled. The test is whether a reasonable person would take it for you, your work or your customer. If so, it had better be.</p>
<p>That goes for invented houses too, which computers now turn out by the yard. A roof you never put on, in a light that never was, is the smiling stranger with the sun behind him. Our <a href="/industries">example sites</a> are drawings, and they say example on them, for the same reason.</p>
<p>So take him down this week. He won’t mind. He’s got plenty of other work.</p>$html$,
  'Priya Nair', 'Design', '/covers/hero-photo.svg', '5 min read',
  true, '2026-07-15T15:00:00Z', '2026-07-15T15:00:00Z'
) on conflict do nothing;
